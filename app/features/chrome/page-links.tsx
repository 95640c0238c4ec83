import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Navigation } from "./chrome";

/** Links to pages of ours under one name; `children` are items that follow them. */
export function PageLinks({ navigation, children }: { navigation: Navigation; children?: ReactNode }) {
  return (
    <nav aria-label={navigation.label}>
      <ul className="links">
        {navigation.links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} discover="none" aria-current={link.current ? "page" : undefined}>
              {link.text}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
