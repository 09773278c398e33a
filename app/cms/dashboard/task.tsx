import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../parts/icon/icon.tsx";

/** `below` stands under the text and its button. */
type TaskProps = { icon: IconName; title: ReactNode; act?: ReactNode; below?: ReactNode; children: ReactNode };

export const Task = ({ icon, title, act, below, children }: TaskProps) => (
  <li className="task">
    <Icon name={icon} />
    <div>
      <h3 className="task-title">{title}</h3>
      <p className="task-text">{children}</p>
    </div>
    {below}
    {act}
  </li>
);

export type ScreenTaskProps = Omit<TaskProps, "act"> & { title: string; to: string; doing: string };

/** A task with a button that leads to the screen where it is done. */
export const ScreenTask = ({ to, doing, ...task }: ScreenTaskProps) => (
  <Task
    {...task}
    act={
      <Link className="btn btn-small" to={to}>
        {doing}
        <span className="visually-hidden">: {task.title}</span>
      </Link>
    }
  />
);
