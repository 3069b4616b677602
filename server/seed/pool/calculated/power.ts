import { type Draft, single } from '../notation.ts'
import { figures, num, thoseThat, unit } from './figures.ts'

/** Copper, in Ω·mm² per metre. */
const copper = 0.0175
const drop = (ampere: number, metres: number, square: number): number =>
  (2 * metres * ampere * copper) / square

export const voltageDrop = (cases: [ampere: number, metres: number, square: number][]): Draft[] =>
  cases.map(([ampere, metres, square]) => {
    const lost = drop(ampere, metres, square)
    return single(
      `A device takes ${num(ampere, 2)} A at the end of ${metres} m of copper cable with ${num(square, 2)} mm² (0.0175 Ω·mm²/m). What is the voltage drop?`,
      figures(lost, [lost / 2, lost * square ** 2, lost * 2], unit('V', 2)),
      `There and back: 2 × ${metres} m × ${num(ampere, 2)} A × 0.0175 ÷ ${num(square, 2)} mm² = ${num(lost, 2)} V.`,
    )
  })

export const voltageLeft = (
  cases: [volts: number, ampere: number, metres: number, square: number][],
): Draft[] =>
  cases.map(([volts, ampere, metres, square]) => {
    const lost = drop(ampere, metres, square)
    const label = unit('V', 1)
    return single(
      `A supply gives ${num(volts, 1)} V DC. What arrives at a load of ${num(ampere, 2)} A behind ${metres} m of ${num(square, 2)} mm² copper (0.0175 Ω·mm²/m)?`,
      [
        ...new Set([volts - lost, volts - lost / 2, volts - lost * 2, volts, volts - lost * 1.5].map(label)),
      ].slice(0, 4),
      `Drop = 2 × ${metres} × ${num(ampere, 2)} × 0.0175 ÷ ${num(square, 2)} = ${num(lost, 2)} V; ${num(volts, 1)} − ${num(lost, 2)} = ${num(volts - lost, 1)} V.`,
    )
  })

export const squareEnough = (
  cases: [ampere: number, metres: number, allowed: number, squares: number[]][],
): Draft[] =>
  cases.map(([ampere, metres, allowed, squares]) =>
    thoseThat(
      `A load of ${num(ampere, 2)} A sits ${metres} m away, and at most ${num(allowed, 2)} V may be lost on the copper cable (0.0175 Ω·mm²/m). Which cross-sections are enough?`,
      squares,
      (square) => drop(ampere, metres, square) <= allowed,
      unit('mm²', 2),
      `2 × ${metres} × ${num(ampere, 2)} × 0.0175 ÷ ${num(allowed, 2)} V = ${num(drop(ampere, metres, 1) / allowed, 2)} mm² at least.`,
    ),
  )

export const longestCable = (cases: [ampere: number, square: number, allowed: number][]): Draft[] =>
  cases.map(([ampere, square, allowed]) => {
    const metres = (allowed * square) / (2 * ampere * copper)
    return single(
      `At most ${num(allowed, 2)} V may be lost on the way to a load of ${num(ampere, 2)} A. How long may a copper cable of ${num(square, 2)} mm² be (0.0175 Ω·mm²/m)?`,
      figures(metres, [metres * 2, metres / 2, metres / 4], unit('m')),
      `L = U × A ÷ (2 × I × ρ) = ${num(allowed, 2)} × ${num(square, 2)} ÷ (2 × ${num(ampere, 2)} × 0.0175) = ${num(metres)} m. Forgetting the way back doubles it.`,
    )
  })

export const batteryNeed = (
  cases: [standby: number, hours: number, alarm: number, minutes: number][],
): Draft[] =>
  cases.map(([standby, hours, alarm, minutes]) => {
    const bare = standby * hours + (alarm * minutes) / 60
    const need = bare * 1.25
    return single(
      `A system takes ${num(standby, 2)} A at rest for ${hours} hours and then ${num(alarm, 2)} A in alarm for ${minutes} minutes. Which battery capacity is needed with a quarter added for ageing?`,
      figures(need, [bare, standby * hours + alarm * minutes, need / 2], unit('Ah', 1)),
      `${num(standby, 2)} A × ${hours} h + ${num(alarm, 2)} A × ${minutes}/60 h = ${num(bare, 2)} Ah; × 1.25 = ${num(need, 1)} Ah. Minutes have to be made into hours first.`,
    )
  })

export const standbyHours = (cases: [ampereHours: number, ampere: number, usable: number][]): Draft[] =>
  cases.map(([ampereHours, ampere, usable]) => {
    const hours = (ampereHours * usable) / 100 / ampere
    return single(
      `A battery of ${num(ampereHours, 1)} Ah is reckoned with ${usable} % of its capacity. How long does it feed a load of ${num(ampere, 2)} A?`,
      figures(hours, [ampereHours / ampere, hours / 2, ampereHours * ampere], unit('hours', 1)),
      `${num(ampereHours, 1)} Ah × ${num(usable / 100, 2)} ÷ ${num(ampere, 2)} A = ${num(hours, 1)} h.`,
    )
  })

export const batteryEnough = (
  cases: [standby: number, hours: number, alarm: number, minutes: number, sizes: number[]][],
): Draft[] =>
  cases.map(([standby, hours, alarm, minutes, sizes]) => {
    const need = (standby * hours + (alarm * minutes) / 60) * 1.25
    return thoseThat(
      `${num(standby, 2)} A at rest for ${hours} h, then ${num(alarm, 2)} A for ${minutes} min, with a quarter added for ageing: which batteries are large enough?`,
      sizes,
      (size) => size >= need,
      unit('Ah', 1),
      `(${num(standby, 2)} × ${hours} + ${num(alarm, 2)} × ${minutes}/60) × 1.25 = ${num(need, 1)} Ah at least.`,
    )
  })

export const current = (cases: [watt: number, volts: number][]): Draft[] =>
  cases.map(([watt, volts]) => {
    const ampere = watt / volts
    return single(
      `What current does a load of ${num(watt, 1)} W take at ${volts} V DC?`,
      figures(ampere, [volts / watt, ampere * 2, ampere * 10], unit('A', 2)),
      `I = P ÷ U = ${num(watt, 1)} W ÷ ${volts} V = ${num(ampere, 2)} A.`,
    )
  })
