import { useEffect, useRef } from "react";
import { Form, NavLink, useLocation } from "react-router";
import type { Member } from "#domain/staff/member.ts";
import { may, type Right } from "#domain/staff/rights.ts";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icon-paths.ts";
import { Mark } from "../parts/mark.tsx";

type Entry = { to: string; name: string; icon: IconName; right?: Right };

const daily: Entry[] = [
  { to: "/cms/dashboard", name: "Dashboard", icon: "dashboard" },
  { to: "/cms/enquiries", name: "Enquiries", icon: "inbox", right: "enquiries" },
];

const contents: Entry[] = [
  { to: "/cms/pages", name: "Pages", icon: "page", right: "content" },
  { to: "/cms/blog", name: "Blog Posts", icon: "post", right: "content" },
  { to: "/cms/media", name: "Media", icon: "media", right: "media" },
];

const lists: Entry[] = [
  { to: "/cms/services", name: "Services", icon: "server", right: "content" },
  { to: "/cms/portfolio", name: "Portfolio", icon: "case", right: "content" },
  { to: "/cms/team", name: "Team Members", icon: "team", right: "content" },
  { to: "/cms/testimonials", name: "Testimonials", icon: "quote", right: "content" },
];

const seldom: Entry[] = [
  { to: "/cms/settings", name: "Settings", icon: "sliders", right: "settings" },
  { to: "/cms/seo", name: "SEO Settings", icon: "seo", right: "seo" },
  { to: "/cms/redirects", name: "Redirects", icon: "redirect", right: "redirects" },
  { to: "/cms/staff", name: "Staff", icon: "staff", right: "staff" },
  { to: "/cms/activity", name: "Activity", icon: "activity", right: "activity" },
  { to: "/cms/account", name: "Account", icon: "person" },
];

type Props = { company: string; member: Member; newEnquiries: number };

/**
 * A column on wide screens. On small ones a popover, which needs no script: it closes on a click beside it and on
 * Escape, and the focus goes back to the button that opened it.
 */
export const Sidebar = ({ company, member, newEnquiries }: Props) => {
  const own = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key && own.current?.matches(":popover-open")) own.current.hidePopover();
  }, [key]);
  const allowed = ({ right }: Entry) => !right || may(member, right);
  const count = (to: string) => (to === "/cms/enquiries" ? newEnquiries : 0);
  return (
    <nav className="sidebar" id="nav" popover="auto" aria-label="Main" ref={own}>
      <div className="sidebar-head">
        <NavLink className="brand" to="/cms/dashboard">
          <Mark />
          {company}
        </NavLink>
        <button
          type="button"
          className="btn btn-icon btn-quiet sidebar-close"
          popoverTarget="nav"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="sidebar-scroll">
        <ul className="nav">
          {daily.filter(allowed).map((entry) => (
            <NavEntry key={entry.to} {...entry} count={count(entry.to)} />
          ))}
          <li>
            <details className="nav-group" open>
              <summary className="nav-item">
                <Icon name="layers" />
                <span>Content</span>
                <Icon name="down" />
              </summary>
              <ul className="nav-roots">
                {contents.filter(allowed).map((entry) => (
                  <NavEntry key={entry.to} {...entry} count={0} bare />
                ))}
              </ul>
            </details>
          </li>
          {lists.filter(allowed).map((entry) => (
            <NavEntry key={entry.to} {...entry} count={0} />
          ))}
        </ul>
        <ul className="nav nav-break">
          {seldom.filter(allowed).map((entry) => (
            <NavEntry key={entry.to} {...entry} count={0} />
          ))}
        </ul>
      </div>
      <Form method="post" action="/cms/logout" className="sidebar-foot">
        <button type="submit" className="nav-item">
          <Icon name="logout" />
          <span>Log out</span>
          <span className="nav-who cut">{member.name}</span>
        </button>
      </Form>
    </nav>
  );
};

const NavEntry = ({ to, name, icon, count, bare }: Entry & { count: number; bare?: boolean }) => (
  <li>
    <NavLink className="nav-item" to={to}>
      {!bare && <Icon name={icon} />}
      <span>{name}</span>
      {count > 0 && (
        <span className="badge">
          {count}
          <span className="visually-hidden"> new</span>
        </span>
      )}
    </NavLink>
  </li>
);
