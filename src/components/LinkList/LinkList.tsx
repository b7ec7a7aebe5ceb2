import { textTarget } from "../../styles/layout.css.ts";
import { Link } from "../Link/Link.tsx";

type LinkListProps = { links: readonly { label: string; href: string }[]; className?: string };

export const LinkList = ({ links, className }: LinkListProps) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link href={href} className={textTarget}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
