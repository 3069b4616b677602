import { type Draft, single } from '../notation.ts'
import { figures, num, thoseThat, unit } from './figures.ts'

export const codeCount = (cases: [length: number, digits: number][]): Draft[] =>
  cases.map(([length, digits]) => {
    const count = digits ** length
    return single(
      `A keypad has ${digits} different keys, and codes have exactly ${length} places. How many codes are possible if keys may repeat?`,
      figures(count, [length ** digits, digits * length, digits ** (length - 1)], (value) => num(value)),
      `Each place has ${digits} possibilities: ${digits}^${length} = ${num(count)}. Codes like 1234 and years of birth make the real number smaller.`,
    )
  })

export const codesWithoutRepeat = (cases: [length: number, digits: number][]): Draft[] =>
  cases.map(([length, digits]) => {
    const count = Array.from({ length }, (_, index) => digits - index).reduce((all, each) => all * each, 1)
    return single(
      `A code has ${length} places out of ${digits} keys, and the keypad forbids using a key twice. How many codes remain?`,
      figures(count, [digits ** length, digits * length, count / length], (value) => num(value)),
      `${Array.from({ length }, (_, index) => digits - index).join(' × ')} = ${num(count)}; without the ban it would be ${num(digits ** length)}.`,
    )
  })

/** The keys worn blank give the digits away. */
export const wornKeys = (cases: number[]): Draft[] =>
  cases.map((length) => {
    const count = Array.from({ length }, (_, index) => index + 1).reduce((all, each) => all * each, 1)
    return single(
      `On a keypad ${length} keys are worn, and the code has ${length} places, each of these keys once. How many codes has an intruder left to try?`,
      figures(count, [10 ** length, length ** 2, length ** length], (value) => num(value)),
      `Only the order is unknown: ${length}! = ${num(count)}. Change codes, and use pads that hide wear or shuffle their digits.`,
    )
  })

export const guessing = (cases: [length: number, tries: number, users: number][]): Draft[] =>
  cases.map(([length, tries, users]) => {
    const odds = 10 ** length / (tries * users)
    return single(
      `A lock opens by code alone; ${users} people each have their own code of ${length} digits, and ${tries} tries are allowed before it blocks. What is the chance to guess any valid code, about?`,
      figures(
        odds,
        [10 ** length / tries, 10 ** length, 10 ** length / users],
        (value) => `1 in ${num(value)}`,
      ),
      `${users} of ${num(10 ** length)} codes open, ${tries} tries: ${users} × ${tries} ÷ ${num(10 ** length)} is about 1 in ${num(odds)}. The more users, the easier a guess.`,
    )
  })

export const bruteHours = (cases: [length: number, seconds: number][]): Draft[] =>
  cases.map(([length, seconds]) => {
    const hours = (10 ** length * seconds) / 3600
    return single(
      `A keypad never blocks, and each try takes ${seconds} seconds. How long does it take at most to try all codes of ${length} digits?`,
      figures(hours, [hours * 10, hours / 10, hours / 60], unit('hours', 1)),
      `${num(10 ** length)} × ${seconds} s ÷ 3600 = ${num(hours, 1)} hours, half of it on average. A pause after three wrong tries ends this.`,
    )
  })

export const cardNumbers = (cases: number[]): Draft[] =>
  cases.map((bits) =>
    single(
      `A card format has ${bits} bits for the card number. How many different numbers does it give?`,
      figures(2 ** bits, [2 ** (bits - 1), bits ** 2, 2 ** (bits + 1)], (value) => num(value)),
      `2^${bits} = ${num(2 ** bits)}. Parity bits check the transmission and add no numbers.`,
    ),
  )

export const falseAcceptance = (cases: [oneIn: number, persons: number][]): Draft[] =>
  cases.map(([oneIn, persons]) => {
    const chance = (persons / oneIn) * 100
    return single(
      `A reader compares a stranger with all ${num(persons)} stored templates; each comparison is falsely accepted once in ${num(oneIn)}. How likely is it, about, that one of them fits?`,
      figures(chance, [100 / oneIn, chance * 10, chance / 10], unit('%', 3)),
      `${num(persons)} comparisons × 1/${num(oneIn)} = about ${num(chance, 2)} %. Searching the whole list multiplies the error; a card or code first makes it one comparison.`,
    )
  })

export const falseRejection = (cases: [persons: number, passes: number, percent: number][]): Draft[] =>
  cases.map(([persons, passes, percent]) => {
    const count = (persons * passes * percent) / 100
    return single(
      `${num(persons)} people pass a biometric reader ${passes} times a day each; it falsely rejects ${num(percent, 1)} % of the attempts. How many rejections a day are to be expected?`,
      figures(count, [(persons * percent) / 100, count * 10, (passes * percent * 10) / 100], (value) =>
        num(value, 1),
      ),
      `${num(persons)} × ${passes} × ${num(percent / 100, 3)} = ${num(count, 1)} a day. Somebody has to stand there and help.`,
    )
  })

export const turnstile = (cases: [persons: number, lanes: number, perMinute: number][]): Draft[] =>
  cases.map(([persons, lanes, perMinute]) => {
    const minutes = persons / lanes / perMinute
    return single(
      `${persons} people arrive for the shift. ${lanes} turnstiles let ${perMinute} people per minute through each. How long until all are in?`,
      figures(minutes, [persons / perMinute, minutes / 2, minutes * 1.7], unit('minutes', 1)),
      `${persons} ÷ (${lanes} × ${perMinute}) = ${num(minutes, 1)} minutes.`,
    )
  })

export const lockEnergy = (cases: [ampere: number, seconds: number, openings: number][]): Draft[] =>
  cases.map(([ampere, seconds, openings]) => {
    const need = (ampere * seconds * openings) / 3600
    return single(
      `A fail-secure strike takes ${num(ampere, 2)} A for ${seconds} s at each opening. How much charge do ${openings} openings take out of the standby battery?`,
      figures(need, [need * 60, ampere * seconds, need * 6], unit('Ah', 3)),
      `${num(ampere, 2)} A × ${seconds} s × ${openings} ÷ 3600 = ${num(need, 3)} Ah. A fail-safe lock would take its current all the time instead.`,
    )
  })

export const formatFits = (cases: [persons: number, bits: number[]][]): Draft[] =>
  cases.map(([persons, bits]) =>
    thoseThat(
      `A site needs ${num(persons)} different card numbers. Which lengths of the number field are enough?`,
      bits,
      (each) => 2 ** each >= persons,
      unit('bits'),
      `${bits.map((each) => `2^${each} = ${num(2 ** each)}`).join('; ')}.`,
    ),
  )

export const codeFits = (cases: [users: number, oneIn: number, lengths: number[]][]): Draft[] =>
  cases.map(([users, oneIn, lengths]) =>
    thoseThat(
      `${users} people get a personal code of digits. A single guess shall hit any of them at most once in ${num(oneIn)} tries. Which code lengths do?`,
      lengths,
      (length) => 10 ** length / users >= oneIn,
      unit('digits'),
      `${lengths.map((length) => `${length} digits: 1 in ${num(10 ** length / users)}`).join('; ')}.`,
    ),
  )
