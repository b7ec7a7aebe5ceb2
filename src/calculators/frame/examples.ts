import { isUsable, type NumberField } from "./fields.ts";
import type { Unit } from "./measures.ts";

const near: Record<Unit, (value: number) => string[]> = {
  m: (value) => [`${value} m`, `${Math.floor(value / 0.3048)} ft 6 in`],
  ft: (value) => [`${value} ft 6 in`, `${(value * 0.3048).toFixed(1)} m`],
  "m²": (value) => [`${value} m²`, `${Math.round(value / 506)} kanal`],
  "ft²": (value) => [`${value} sq ft`, `${(value * 0.0929).toFixed(1)} m²`],
  "m³": (value) => [`${value} m³`, `${Math.round(value * 35.3)} cft`],
  kg: (value) => [`${value} kg`, `${Math.round(value / 40)} maund`],
  tons: (value) => [`${value} tons`, `${Math.round(value * 3.517)} kW`],
  "°C": (value) => [`${value} °C`],
};

export function examplesFor(field: NumberField): string[] {
  const value = field.start ?? Math.round((field.min + field.max) / 2);
  const candidates = field.unit ? near[field.unit](value) : [];
  const usable = candidates.filter((entry) => isUsable(field, entry));
  return usable.length > 0 ? usable : [String(value)];
}
