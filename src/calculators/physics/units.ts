declare const unit: unique symbol;

/** A branded number, so that the compiler rejects mixed units. Only the functions of this file create one. */
type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

export type Feet = Quantity<"ft">;
export type Metres = Quantity<"m">;
export type SquareFeet = Quantity<"ft²">;
type SquareMetres = Quantity<"m²">;
export type Celsius = Quantity<"°C">;
export type Watts = Quantity<"W">;
export type Tons = Quantity<"TR">;
type BtuPerHour = Quantity<"BTU/h">;

export const feet = (value: number) => value as Feet;
const metres = (value: number) => value as Metres;
export const squareFeet = (value: number) => value as SquareFeet;
const squareMetres = (value: number) => value as SquareMetres;
export const celsius = (value: number) => value as Celsius;
export const watts = (value: number) => value as Watts;
export const tons = (value: number) => value as Tons;
export const btuPerHour = (value: number) => value as BtuPerHour;

const metresPerFoot = 0.3048;

/** The International Table BTU in J (exact, ISO 31-4). */
const joulesPerBtu = 1055.05585262;

export const btuPerTon = 12_000;

/** 3,516.85 W. */
export const wattsPerTon = (btuPerTon * joulesPerBtu) / 3600;

export const inMetres = (length: Feet): Metres => metres(length * metresPerFoot);
export const inSquareMetres = (area: SquareFeet): SquareMetres => squareMetres(area * metresPerFoot ** 2);
export const fromBtu = (heat: BtuPerHour): Watts => watts((heat * joulesPerBtu) / 3600);
export const inBtu = (heat: Watts): BtuPerHour => btuPerHour((heat * 3600) / joulesPerBtu);
export const inTons = (heat: Watts): Tons => tons(heat / wattsPerTon);
export const fromTons = (capacity: Tons): Watts => watts(capacity * wattsPerTon);
export const area = (length: Feet, width: Feet): SquareFeet => squareFeet(length * width);
