import type { OwnSession } from "#domain/staff/account/own-account.server.ts";
import { PostButton } from "../parts/form/buttons.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { ShortTime } from "../parts/moment.tsx";
import { Panel } from "../parts/panel.tsx";

export const Sessions = ({ sessions, now }: { sessions: OwnSession[]; now: number }) => (
  <Panel
    title="Where you are signed in"
    aside={sessions.length > 1 && <PostButton action="/cms/account/sessions/end-others" small name="End all others" />}
  >
    <ul className="rows">
      {sessions.map((session) => (
        <li key={session.id} className="session">
          <Icon name={/phone|android/i.test(session.agent) ? "phone" : "desktop"} />
          <div>
            <p className="session-name">
              {agentName(session.agent)}
              {session.current && <span className="pill pill-active">This one</span>}
            </p>
            <p className="mute small">
              {session.address} · since <ShortTime at={session.since} now={now} /> · last used{" "}
              <ShortTime at={session.lastSeen} now={now} />
            </p>
          </div>
          {!session.current && <PostButton action={`/cms/account/sessions/${session.id}/end`} small name="End" />}
        </li>
      ))}
    </ul>
  </Panel>
);

const browsers: [pattern: RegExp, name: string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [pattern: RegExp, name: string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

const first = (list: [RegExp, string][], agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1];

export const agentName = (agent: string): string => {
  const [browser, system] = [first(browsers, agent), first(systems, agent)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown browser";
};
