import { type Draft, single } from '../notation.ts'
import { figures, num, thoseThat, unit } from './figures.ts'

const kilo = unit('kΩ', 2)

/** An end-of-line resistor in series, and one more across each contact. */
export const zoneResistance = (cases: [line: number, across: number, open: number][]): Draft[] =>
  cases.map(([line, across, open]) => {
    const total = line + across * open
    return single(
      `A zone has an end-of-line resistor of ${num(line, 1)} kΩ in series; across each normally closed alarm contact sits ${num(across, 1)} kΩ. What does the panel measure when ${open === 1 ? 'one contact is' : `${open} contacts are`} open?`,
      figures(total, [line, (line * across) / (line + across), across * open], kilo),
      `A closed contact bridges its resistor, an open one adds it: ${num(line, 1)} + ${open} × ${num(across, 1)} = ${num(total, 2)} kΩ.`,
    )
  })

export const parallel = (cases: [one: number, other: number][]): Draft[] =>
  cases.map(([one, other]) => {
    const total = (one * other) / (one + other)
    return single(
      `Two resistors of ${num(one, 1)} kΩ and ${num(other, 1)} kΩ lie in parallel. What is measured?`,
      figures(total, [one + other, (one + other) / 2, Math.abs(one - other) || one * 3], kilo),
      `R = ${num(one, 1)} × ${num(other, 1)} ÷ (${num(one, 1)} + ${num(other, 1)}) = ${num(total, 2)} kΩ, always less than the smaller of the two.`,
    )
  })

export const lineResistance = (cases: [metres: number, diameter: number][]): Draft[] =>
  cases.map(([metres, diameter]) => {
    const square = (Math.PI * diameter ** 2) / 4
    const ohms = (2 * metres * 0.0175) / square
    return single(
      `A zone is wired with ${metres} m of cable, wires of ${num(diameter, 1)} mm diameter (copper, 0.0175 Ω·mm²/m). What does the line add to the resistor at its end?`,
      figures(ohms, [ohms / 2, (2 * metres * 0.0175) / diameter, ohms * 4], unit('Ω', 1)),
      `The square is π × ${num(diameter, 1)}² ÷ 4 = ${num(square, 3)} mm²; 2 × ${metres} × 0.0175 ÷ ${num(square, 3)} = ${num(ohms, 1)} Ω, there and back.`,
    )
  })

export const divider = (cases: [volts: number, inside: number, zone: number][]): Draft[] =>
  cases.map(([volts, inside, zone]) => {
    const measured = (volts * zone) / (inside + zone)
    return single(
      `A panel feeds its zone with ${num(volts, 1)} V through ${num(inside, 1)} kΩ. What voltage lies across a zone of ${num(zone, 1)} kΩ?`,
      figures(measured, [(volts * inside) / (inside + zone), volts, (volts * zone) / inside], unit('V', 2)),
      `The voltage divides as the resistors do: ${num(volts, 1)} × ${num(zone, 1)} ÷ (${num(inside, 1)} + ${num(zone, 1)}) = ${num(measured, 2)} V.`,
    )
  })

export const zoneState = (cases: [line: number, across: number, values: number[]][]): Draft[] =>
  cases.map(([line, across, values]) => {
    const rest = line
    const alarm = line + across
    return thoseThat(
      `A zone with ${num(line, 1)} kΩ at its end and ${num(across, 1)} kΩ across its only contact tolerates ±10 % around the values for rest and alarm. Which measured values mean tamper or fault?`,
      values,
      (value) => Math.abs(value / rest - 1) > 0.1 && Math.abs(value / alarm - 1) > 0.1,
      kilo,
      `Rest lies around ${num(rest, 1)} kΩ, alarm around ${num(alarm, 1)} kΩ, each ±10 %. Everything else, towards short or open, was not meant to occur.`,
    )
  })

export const siren = (cases: [decibels: number, distance: number][]): Draft[] =>
  cases.map(([decibels, distance]) => {
    const level = decibels - 20 * Math.log10(distance)
    const label = unit('dB(A)')
    return single(
      `A siren gives ${decibels} dB(A) at 1 m. What is left at ${distance} m in the open?`,
      [
        ...new Set(
          [
            level,
            decibels - 10 * Math.log10(distance),
            decibels - distance / 2,
            level - 12,
            decibels - 6,
          ].map(label),
        ),
      ].slice(0, 4),
      `${decibels} − 20 × log₁₀(${distance}) = ${num(level)} dB(A): 6 dB less with each doubling of the distance. Walls and doors take much more.`,
    )
  })

export const restCurrent = (
  cases: [detectors: number, milli: number, panel: number, hours: number][],
): Draft[] =>
  cases.map(([detectors, milli, panel, hours]) => {
    const need = ((detectors * milli + panel) * hours) / 1000
    return single(
      `${detectors} detectors take ${milli} mA each and the panel ${panel} mA. What charge do ${hours} hours without mains take, before any reserve?`,
      figures(
        need,
        [((milli + panel) * hours) / 1000, (detectors * milli * hours) / 1000, need / 2],
        unit('Ah', 2),
      ),
      `(${detectors} × ${milli} + ${panel}) mA × ${hours} h = ${num(need * 1000)} mAh = ${num(need, 2)} Ah.`,
    )
  })

export const falseAlarms = (cases: [detectors: number, months: number][]): Draft[] =>
  cases.map(([detectors, months]) => {
    const perYear = (detectors * 12) / months
    return single(
      `Each of ${detectors} detectors causes one false alarm in ${months} months on average. How many does the site have in a year?`,
      figures(perYear, [detectors / months, 12 / months, perYear * 2], (value) => num(value, 1)),
      `${detectors} × 12 ÷ ${months} = ${num(perYear, 1)} a year. What is rare for one detector isn’t for a large site.`,
    )
  })

export const beamTime = (cases: [size: number, speed: number][]): Draft[] =>
  cases.map(([size, speed]) => {
    const time = (size / speed) * 1000
    return single(
      `A body ${num(size, 2)} m across moves through a light barrier at ${num(speed, 1)} m/s. How long is the beam interrupted?`,
      figures(time, [time / 10, time * 3.6, (speed / size) * 10], unit('ms')),
      `${num(size, 2)} m ÷ ${num(speed, 1)} m/s = ${num(time)} ms. A barrier whose response time is set longer than that does not see it.`,
    )
  })

export const notReported = (cases: [minutes: number, unnoticed: number][]): Draft[] =>
  cases.map(([minutes, tries]) =>
    single(
      `A transmission path is polled every ${minutes} minutes, and a fault is reported after ${tries} missed polls in a row. How long can a cut line stay unnoticed at most, about?`,
      figures(minutes * (tries + 1), [minutes, minutes / 2, minutes * tries * 4], unit('minutes')),
      `The line may be cut just after a good poll; then ${tries} polls have to be missed. At most that is ${tries} intervals and the waiting for the last answer, below ${minutes * (tries + 1)} minutes.`,
    ),
  )
