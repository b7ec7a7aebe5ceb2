import { ContactDetails } from "../components/ContactDetails/ContactDetails.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { Island } from "../components/Island/Island.tsx";
import { ExternalLink } from "../components/ExternalLink/ExternalLink.tsx";
import { OfficeHours } from "../components/OfficeHours/OfficeHours.tsx";
import { PageHero } from "../components/PageHero/PageHero.tsx";
import { Section } from "../components/Section/Section.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import { useSite } from "../components/Site/Site.tsx";
import { Triage } from "../components/Triage/Triage.tsx";
import { WeekStrip } from "../components/WeekStrip/WeekStrip.tsx";
import { addressLine } from "../content/contacts.ts";
import type { ContactPage as Content } from "../content/contactPage.ts";
import { branchSections } from "../content/trustLines.ts";
import { muted } from "../styles/text.css.ts";
import { ContactForm } from "../islands/ContactForm/ContactForm.tsx";
import * as styles from "./ContactPage.css.ts";

export function ContactPage({ page }: { page: Content }) {
  const { site } = useSite();
  const { heading, intro, ...strings } = page.form;
  const { email, whatsapp } = site.facts;
  return (
    <>
      <PageHero {...page.hero} primary={{ label: site.interface.quote, href: "#contact-form" }} />
      <div>
        <Section heading={page.choices.heading}>
          <Triage content={page.choices} />
        </Section>
        <Section heading={heading} intro={intro}>
          <div className={styles.ways}>
            <Island
              name="ContactForm"
              id="contact-form"
              component={ContactForm}
              props={{ strings, email, whatsapp }}
            />
            <div className={styles.details}>
              <h2 className={styles.smallHeading}>{page.details.heading}</h2>
              <ContactDetails details={page.details} />
            </div>
            <Hours hours={page.hours} />
          </div>
        </Section>
        <Sections sections={[...branchSections(site.trust), page.questions]} />
        <Section heading={page.map.heading}>
          <Map map={page.map} />
        </Section>
      </div>
    </>
  );
}

function Hours({ hours }: { hours: Content["hours"] }) {
  const { site } = useSite();
  const { hours: regular, exceptions } = site.facts;
  return (
    <div className={styles.hours}>
      <div>
        <h2 className={styles.smallHeading}>{hours.heading}</h2>
        <WeekStrip label={hours.heading} hours={regular} />
      </div>
      <div>
        <p
          className={styles.status}
          data-hours={JSON.stringify({ hours: regular, exceptions, strings: hours.status })}
        >
          {hours.zone}
        </p>
        <OfficeHours hours={regular} exceptions={exceptions} closed={hours.closed} />
        <p className={styles.note}>{hours.note}</p>
      </div>
    </div>
  );
}

/**
 * The address, its link and the map. A note names the map's host, which is not contacted until the map is in
 * view or hovered. Without JavaScript, only the address and its link are shown.
 */
function Map({ map }: { map: Content["map"] }) {
  const { site, islands } = useSite();
  const host = new URL(site.facts.map.embed).hostname;
  return (
    <div className={styles.mapBlock}>
      <p>
        {addressLine(site.facts.address)}. <ExternalLink href={site.facts.map.link}>{map.link}</ExternalLink>
      </p>
      <p className={`${muted} ${styles.mapNote}`}>{map.note.replace("{host}", host)}</p>
      <div className={styles.map} data-src={islands.get("Map")} data-view="">
        <span className={styles.pin} aria-hidden>
          <Icon name="map-pin" size={20} />
          {addressLine(site.facts.address)}
        </span>
        <iframe
          data-map={site.facts.map.embed}
          title={map.frameTitle}
          tabIndex={-1}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-popups"
        />
      </div>
    </div>
  );
}
