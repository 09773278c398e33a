import * as lucide from "lucide-react";
import type { ComponentProps } from "react";

/** The icons of the staff area by what they stand for; those of the public site are drawn in app/ui. */
const icons = {
  activity: lucide.Activity,
  again: lucide.RotateCw,
  back: lucide.ArrowLeft,
  bullets: lucide.List,
  calendar: lucide.Calendar,
  case: lucide.BriefcaseBusiness,
  check: lucide.Check,
  checkring: lucide.CircleCheck,
  close: lucide.X,
  code: lucide.Code,
  codeblock: lucide.SquareCode,
  copy: lucide.Copy,
  dashboard: lucide.LayoutDashboard,
  desktop: lucide.Monitor,
  down: lucide.ChevronDown,
  download: lucide.Download,
  external: lucide.ExternalLink,
  eye: lucide.Eye,
  eyeoff: lucide.EyeOff,
  flat: lucide.Minus,
  globe: lucide.Globe,
  grip: lucide.GripVertical,
  history: lucide.History,
  inbox: lucide.Inbox,
  key: lucide.KeyRound,
  layers: lucide.Layers,
  left: lucide.ChevronLeft,
  link: lucide.Link,
  logout: lucide.LogOut,
  mailx: lucide.MailX,
  media: lucide.Image,
  menu: lucide.Menu,
  more: lucide.Ellipsis,
  numbers: lucide.ListOrdered,
  page: lucide.File,
  pencil: lucide.Pencil,
  person: lucide.UserRound,
  phone: lucide.Smartphone,
  picture: lucide.Image,
  plus: lucide.Plus,
  post: lucide.Newspaper,
  quote: lucide.MessageSquareText,
  redirect: lucide.CornerUpRight,
  reply: lucide.Reply,
  right: lucide.ChevronRight,
  saying: lucide.Quote,
  search: lucide.Search,
  seo: lucide.SearchCheck,
  server: lucide.Server,
  shield: lucide.Shield,
  sliders: lucide.Settings2,
  sort: lucide.ArrowDownUp,
  spam: lucide.OctagonAlert,
  staff: lucide.SquareUser,
  table: lucide.Table,
  tablet: lucide.Tablet,
  team: lucide.Users,
  trash: lucide.Trash2,
  undo: lucide.Undo2,
  up: lucide.ArrowUp,
  upload: lucide.Upload,
  warn: lucide.TriangleAlert,
} as const;

export type IconName = keyof typeof icons;

/** Lucide draws up to the edge of its 24 by 24; with this margin an icon has the weight of the words beside it. */
const VIEW_BOX = "-1 -1 26 26";

export const Icon = ({ name }: { name: IconName }) => {
  const Drawing = icons[name];
  return <Drawing className="icon" viewBox={VIEW_BOX} />;
};

type ButtonProps = { icon: IconName; name: string; look?: string } & Omit<ComponentProps<"button">, "children">;

export const IconButton = ({ icon, name, look = "", ...button }: ButtonProps) => (
  <button type="button" className={`btn btn-icon btn-quiet ${look}`.trim()} aria-label={name} {...button}>
    <Icon name={icon} />
  </button>
);

export const CompanyMark = () => (
  <svg className="brand-mark" viewBox="0 0 28 28" aria-hidden="true">
    <path d="M4 11.500c0-5 4.500-8.500 10-8.500s10 3.500 10 8.500z" className="brand-crown" />
    <path
      d="M14 11v5.500M14 16.500c-4.600 0-7 3-7.600 8.500M14 16.500c4.600 0 7 3 7.600 8.500M14 16.500V25"
      className="brand-roots"
    />
  </svg>
);
