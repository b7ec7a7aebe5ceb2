import { variant } from "../../components/ButtonLink/ButtonLink.css.ts";
import { Icon } from "../../components/Icon/Icon.tsx";

type ActionProps = {
  icon: "whatsapp" | "mail" | "copy" | "link" | "printer";
  label: string;
  look?: keyof typeof variant;
  onPress: () => void;
};

export const Action = ({ icon, label, look = "outline", onPress }: ActionProps) => (
  <button type="button" className={variant[look]} onClick={onPress}>
    <Icon name={icon} size={20} />
    {label}
  </button>
);
