import type { Credit } from "../../content/site.ts";

export type CreditCardProps = { credit: Omit<Credit, "photo"> & { photoUrl: string }; profilesLabel: string };

export function CreditCard({ credit }: CreditCardProps) {
  return (
    <p>
      {credit.prefix} <a href={credit.portfolioUrl}>{credit.name}</a>
    </p>
  );
}
