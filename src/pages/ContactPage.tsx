import { Breadcrumb } from "../components/Breadcrumb/Breadcrumb.tsx";
import { ButtonLink } from "../components/ButtonLink/ButtonLink.tsx";
import { head } from "../components/CallBar/CallBar.css.ts";
import { variant } from "../components/ButtonLink/ButtonLink.css.ts";
import { ContactDetails } from "../components/ContactDetails/ContactDetails.tsx";
import { Cities } from "../components/Cities/Cities.tsx";
import { ground, skyline } from "../components/HomeHero/Panorama.css.ts";
import { ExternalLink } from "../components/ExternalLink/ExternalLink.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { Island } from "../components/Island/Island.tsx";
import { MapFrame } from "../components/MapFrame/MapFrame.tsx";
import { OfficeHours } from "../components/OfficeHours/OfficeHours.tsx";
import { Picture } from "../components/Picture/Picture.tsx";
import { Paragraph } from "../components/Prose/Prose.tsx";
import { Sections } from "../components/Sections/Sections.tsx";
import { useSite } from "../components/Site/Site.tsx";
import { UrduSection } from "../components/UrduSection/UrduSection.tsx";
import { StyleSheet } from "../components/StyleSheet/StyleSheet.tsx";
import { TriageAdvice, TriageChoices } from "../components/Triage/Triage.tsx";
import { telHref, whatsappHref } from "../content/contacts.ts";
import type { ContactPage as Content } from "../content/contactPage.ts";
import { branchSections } from "../content/trustLines.ts";
import { darkPanel } from "../styles/grounds.css.ts";
import { container, stack } from "../styles/layout.css.ts";
import { lead } from "../styles/text.css.ts";
import { ContactForm } from "../islands/ContactForm/ContactForm.tsx";
import * as attribute from "../styles/attributes.ts";
import * as styles from "./ContactPage.css.ts";

export function ContactPage({ page }: { page: Content }) {
  const { site } = useSite();
  const { messageHint, ...strings } = page.form;
  const { email, whatsapp } = site.facts;
  return (
    <>
      <div className={styles.ground}>
        <div className={`${container} ${styles.page}`}>
          <Head page={page} />
          <Island
            name="ContactForm"
            id="contact-form"
            className={styles.form}
            component={ContactForm}
            props={{ strings, email, whatsapp, response: site.trust.response }}
            slots={{
              choices: <TriageChoices content={page.choices} />,
              advice: <TriageAdvice content={page.choices} hint={messageHint} />,
            }}
            hydrate="intent"
          />
          <div className={`${darkPanel.dusk} ${styles.channels}`}>
            <ContactDetails details={page.details} />
            {page.urdu && <UrduSection {...page.urdu} />}
          </div>
        </div>
      </div>
      <StyleSheet />
      <div>
        <Office page={page} />
        <Sections sections={[...branchSections(site.trust), page.questions]} />
      </div>
      {page.skyline && <Skyline {...page.skyline} />}
    </>
  );
}

function Skyline({ heading, picture }: NonNullable<Content["skyline"]>) {
  const isCutOut = useSite().pictures.get(picture)?.alpha;
  return (
    <section className={`${darkPanel.dusk} ${ground} ${styles.skyline}`}>
      <div className={`${container} ${isCutOut ? styles.citiesBeside : styles.cities}`}>
        <h2>{heading}</h2>
        <Cities />
      </div>
      <Picture file={picture} alt="" slot="homeStage" className={skyline} />
    </section>
  );
}

/** On desktops, the channels beside the form replace the buttons. */
function Head({ page }: { page: Content }) {
  const { site } = useSite();
  const { phone, whatsapp } = site.facts;
  return (
    <div className={`${head} ${darkPanel.dusk} ${styles.head}`}>
      <div className={stack.sm}>
        <Breadcrumb />
        <h1>{page.heading}</h1>
      </div>
      <Paragraph className={lead} text={page.lead} />
      <div className={styles.buttons}>
        <ButtonLink href={telHref(phone)}>
          <Icon name="phone" size={20} />
          {site.interface.call}
        </ButtonLink>
        {whatsapp && (
          <ExternalLink className={variant.outline} href={whatsappHref(whatsapp)}>
            <Icon name="whatsapp" size={20} />
            {page.details.whatsapp}
          </ExternalLink>
        )}
      </div>
    </div>
  );
}

/** The hours next to the map. */
function Office({ page: { hours, map } }: { page: Content }) {
  const { site } = useSite();
  const { hours: regular, exceptions } = site.facts;
  return (
    <section className={styles.band}>
      <div className={`${container} ${styles.office}`}>
        <div>
          <h2 className={styles.heading}>{hours.heading}</h2>
          <p
            className={styles.status}
            {...{ [attribute.hours]: JSON.stringify({ hours: regular, exceptions, strings: hours.status }) }}
          >
            {hours.zone}
          </p>
          <OfficeHours hours={regular} exceptions={exceptions} closed={hours.closed} />
          <p className={styles.note}>{hours.note}</p>
        </div>
        <MapFrame map={map} />
      </div>
    </section>
  );
}
