import type { ComponentProps, ReactNode } from "react";
import { CardGrid } from "../components/CardGrid/CardGrid.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { Island } from "../components/Island/Island.tsx";
import { ExternalLink } from "../components/ExternalLink/ExternalLink.tsx";
import { OfficeHours } from "../components/OfficeHours/OfficeHours.tsx";
import { PageHero } from "../components/PageHero/PageHero.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import { Section } from "../components/Section/Section.tsx";
import { useSite } from "../components/Site/Site.tsx";
import { WeekStrip } from "../components/WeekStrip/WeekStrip.tsx";
import { addressLine, mailtoHref, telHref, whatsappHref } from "../content/contacts.ts";
import type { ContactPage as Content } from "../content/contactPage.ts";
import { badge } from "../styles/layout.css.ts";
import { muted } from "../styles/text.css.ts";
import { ContactForm } from "../islands/ContactForm/ContactForm.tsx";
import * as styles from "./ContactPage.css.ts";

/** How to reach the company: links, form, hours, address and map. */
export function ContactPage({ page }: { page: Content }) {
  const { site } = useSite();
  const { heading, intro, ...words } = page.form;
  const { email, whatsapp } = site.site;
  return (
    <>
      <PageHero {...page.hero} />
      <div>
        <Section heading={page.details.heading}>
          <Details details={page.details} />
        </Section>
        <Section heading={heading} intro={intro}>
          <div className={styles.split}>
            <div className={styles.formColumn}>
              <Island
                name="ContactForm"
                id="contact-form"
                component={ContactForm}
                props={{ words, email, whatsapp }}
              />
              <Hours hours={page.hours} />
            </div>
            <Checklist checklist={page.checklist} />
          </div>
        </Section>
        <Section heading={page.map.heading}>
          <Map map={page.map} />
        </Section>
      </div>
    </>
  );
}

function Hours({ hours }: { hours: Content["hours"] }) {
  const { site } = useSite();
  return (
    <div className={styles.hours}>
      <div>
        <h3>{hours.heading}</h3>
        <WeekStrip label={hours.heading} hours={site.site.hours} />
      </div>
      <div>
        <OfficeHours hours={site.site.hours} closed={hours.closed} />
        <p className={styles.note}>{hours.note}</p>
      </div>
    </div>
  );
}

/** Beside the form: what to write into it. */
function Checklist({ checklist }: { checklist: Content["checklist"] }) {
  return (
    <div className={styles.checklist}>
      <h2 className={styles.checklistHeading}>{checklist.heading}</h2>
      <p className={muted}>{checklist.intro}</p>
      <CardGrid cards={checklist.items} look="line" />
    </div>
  );
}

function Details({ details }: { details: Content["details"] }) {
  const { site } = useSite();
  const { address, phone, email, whatsapp, map } = site.site;
  return (
    <ul className={styles.details}>
      <Detail icon="phone" label={details.phone} note={details.phoneNote}>
        <a href={telHref(phone)}>{phone}</a>
      </Detail>
      {whatsapp && (
        <Detail icon="whatsapp" label={details.whatsapp} note={details.whatsappNote}>
          <ExternalLink href={whatsappHref(whatsapp)}>{whatsapp}</ExternalLink>
        </Detail>
      )}
      <Detail icon="mail" label={details.email} note={details.emailNote}>
        <a href={mailtoHref(email)}>{email}</a>
      </Detail>
      <Detail icon="map-pin" label={details.address}>
        <ExternalLink href={map.link}>{addressLine(address)}</ExternalLink>
      </Detail>
    </ul>
  );
}

type DetailProps = {
  icon: ComponentProps<typeof Icon>["name"];
  label: string;
  note?: string;
  children: ReactNode;
};

function Detail({ icon, label, note, children }: DetailProps) {
  return (
    <li className={styles.detail}>
      <span className={badge}>
        <Icon name={icon} />
      </span>
      <div>
        <h3 className={styles.label}>{label}</h3>
        <p className={styles.value}>{children}</p>
        {note && (
          <p className={styles.note}>
            <Prose text={note} />
          </p>
        )}
      </div>
    </li>
  );
}

/**
 * The one thing of the site that another host delivers, which is named and not asked before the map is in view or
 * pointed at. Address and link stand beside it, and alone where no script runs.
 */
function Map({ map }: { map: Content["map"] }) {
  const { site, islands } = useSite();
  const host = new URL(site.site.map.embed).hostname;
  return (
    <div className={styles.mapBlock}>
      <p>
        {addressLine(site.site.address)}. <ExternalLink href={site.site.map.link}>{map.link}</ExternalLink>
      </p>
      <p className={`${muted} ${styles.mapNote}`}>{map.note.replace("{host}", host)}</p>
      <div className={styles.map} data-src={islands.get("map")} data-view="">
        <Icon name="map-pin" size={48} />
        <iframe
          data-map={site.site.map.embed}
          title={map.frameTitle}
          tabIndex={-1}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-popups"
        />
      </div>
    </div>
  );
}
