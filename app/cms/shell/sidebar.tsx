import { useEffect, useRef } from "react";
import { Form, NavLink, useLocation } from "react-router";
import type { Member } from "#domain/staff/member.ts";
import { may } from "#domain/staff/rights.ts";
import { grouped } from "#domain/time/local-time.ts";
import type { Release } from "#platform/process/release.ts";
import { type Screen, screens } from "../palette/screens.ts";
import { CompanyMark, Icon, IconButton } from "../parts/icon/icon.tsx";

type Props = { company: string; member: Member; newEnquiries: number; release: Release };

/** On small screens a popover, which needs no script: it closes on Escape, and its button has the focus again. */
export const Sidebar = ({ company, member, newEnquiries, release }: Props) => {
  const own = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key && own.current?.matches(":popover-open")) own.current.hidePopover();
  }, [key]);
  const allowed = ({ right }: Screen) => !right || may(member, right);
  const count = (to: string) => (to === "/cms/enquiries" ? newEnquiries : 0);
  return (
    <nav className="sidebar" id="nav" popover="auto" aria-label="Main" ref={own}>
      <div className="sidebar-head">
        <NavLink className="brand" to="/cms/dashboard">
          <CompanyMark />
          {company}
        </NavLink>
        <IconButton
          icon="close"
          name="Close menu"
          look="sidebar-close"
          popoverTarget="nav"
          popoverTargetAction="hide"
        />
      </div>
      <div className="sidebar-scroll">
        <ul className="nav">
          {screens.daily.filter(allowed).map((entry) => (
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
                {screens.content.filter(allowed).map((entry) => (
                  <NavEntry key={entry.to} {...entry} count={0} bare />
                ))}
              </ul>
            </details>
          </li>
          {[...screens.ordered, ...screens.translated].filter(allowed).map((entry) => (
            <NavEntry key={entry.to} {...entry} count={0} />
          ))}
        </ul>
        <ul className="nav nav-break">
          {screens.admin.filter(allowed).map((entry) => (
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
        <p className="release cut">
          {release.version} · {release.commit} · {release.replica}
        </p>
      </Form>
    </nav>
  );
};

const NavEntry = ({ to, name, icon, count, bare }: Screen & { count: number; bare?: boolean }) => (
  <li>
    <NavLink className="nav-item" to={to}>
      {!bare && <Icon name={icon} />}
      <span>{name}</span>
      {count > 0 && (
        <span className="badge">
          {grouped(count)}
          <span className="visually-hidden"> new</span>
        </span>
      )}
    </NavLink>
  </li>
);
