import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { ContactFormProps } from "./props.ts";
import type { MessageDelivery } from "./useDelivery.ts";
import * as alerts from "./Alerts.css.ts";
import * as styles from "./ContactForm.css.ts";

type DeliveryProps = Pick<ContactFormProps, "strings"> & { delivery: MessageDelivery | undefined };

export function Delivery({ strings: { service, openMail }, delivery }: DeliveryProps) {
  if (!service) return null;
  return (
    <div role="status">
      {delivery?.state === "sending" && <p>{service.sending}</p>}
      {delivery?.state === "sent" && (
        <p className={styles.copied}>
          <Icon name="check" size={20} />
          {service.sent}
        </p>
      )}
      {delivery?.state === "failed" && (
        <div className={alerts.summary}>
          <p>{service.failed}</p>
          <a className={variant.outline} href={delivery.mailto}>
            {openMail}
          </a>
        </div>
      )}
    </div>
  );
}
