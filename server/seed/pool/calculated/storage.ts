import { type Draft, single } from '../notation.ts'
import { figures, num, thoseThat, unit } from './figures.ts'

/** Gigabytes that one megabit per second writes in a day: 86,400 s / 8 bits / 1000. */
const gigabytesPerDay = 10.8

export const storageNeed = (cases: [cameras: number, mbit: number, days: number][]): Draft[] =>
  cases.map(([cameras, mbit, days]) => {
    const need = (cameras * mbit * days * gigabytesPerDay) / 1000
    return single(
      `${num(cameras)} cameras record continuously at ${num(mbit, 1)} Mbit/s each. How much storage do ${days} days take (1 TB = 10¹² bytes)?`,
      figures(need, [need * 8, need / 8, need / 3.6], unit('TB', 1)),
      `1 Mbit/s fills 86,400 s ÷ 8 = 10.8 GB a day. ${cameras} × ${num(mbit, 1)} × 10.8 GB × ${days} days = ${num(need, 1)} TB. Bitrates count bits, disks count bytes.`,
    )
  })

export const storageOnEvent = (
  cases: [cameras: number, mbit: number, days: number, percent: number][],
): Draft[] =>
  cases.map(([cameras, mbit, days, percent]) => {
    const need = (cameras * mbit * days * gigabytesPerDay * percent) / 100_000
    return single(
      `${num(cameras)} cameras at ${num(mbit, 1)} Mbit/s record on events only, on average ${percent} % of the time. How much storage do ${days} days take?`,
      figures(need, [(need * 100) / percent, need * 8, (need * (100 - percent)) / percent], unit('TB', 2)),
      `${cameras} × ${num(mbit, 1)} × 10.8 GB × ${days} days × ${num(percent / 100, 2)} = ${num(need, 2)} TB. The share of time is an assumption and has to be checked in operation.`,
    )
  })

export const retention = (cases: [terabytes: number, cameras: number, mbit: number][]): Draft[] =>
  cases.map(([terabytes, cameras, mbit]) => {
    const perDay = (cameras * mbit * gigabytesPerDay) / 1000
    const days = Math.floor(terabytes / perDay)
    return single(
      `${terabytes} TB net are available for ${cameras} cameras that record continuously at ${num(mbit, 1)} Mbit/s. After how many whole days does overwriting begin?`,
      figures(days, [Math.floor(days / 8), days * 8, Math.floor(days * 2.4)], unit('days')),
      `A day takes ${cameras} × ${num(mbit, 1)} × 10.8 GB = ${num(perDay, 2)} TB; ${terabytes} ÷ ${num(perDay, 2)} gives ${days} whole days.`,
    )
  })

export const cardDays = (cases: [gigabytes: number, mbit: number][]): Draft[] =>
  cases.map(([gigabytes, mbit]) => {
    const days = gigabytes / (mbit * gigabytesPerDay)
    return single(
      `A camera writes ${num(mbit, 1)} Mbit/s to a card with ${gigabytes} GB of usable space. How long does the card last before it overwrites?`,
      figures(days, [days / 8, days * 8, days * 2.4], unit('days', 1)),
      `${num(mbit, 1)} Mbit/s are ${num(mbit * gigabytesPerDay, 1)} GB a day; ${gigabytes} ÷ ${num(mbit * gigabytesPerDay, 1)} = ${num(days, 1)} days.`,
    )
  })

type Raid = 'RAID 5' | 'RAID 6' | 'RAID 10'
const usableDisks = (level: Raid, disks: number): number =>
  level === 'RAID 5' ? disks - 1 : level === 'RAID 6' ? disks - 2 : disks / 2
const lost: Record<Raid, string> = {
  'RAID 5': 'one disk’s space goes into parity',
  'RAID 6': 'two disks’ space goes into parity',
  'RAID 10': 'every block is held twice',
}

export const raidCapacity = (
  cases: [level: Raid, disks: number, terabytes: number, spares: number][],
): Draft[] =>
  cases.map(([level, disks, terabytes, spares]) => {
    const array = disks - spares
    const capacity = usableDisks(level, array) * terabytes
    const wrong = [
      usableDisks(level, disks) * terabytes,
      disks * terabytes,
      (array - 3) * terabytes,
      array * terabytes,
      (array - 1) * terabytes,
      (array / 2) * terabytes,
    ].filter((value) => value !== capacity)
    const reserve = spares > 0 ? `, ${spares} of them as hot spare` : ''
    return single(
      `A shelf holds ${disks} disks of ${terabytes} TB${reserve}; the others form one ${level} group. How much space can be used?`,
      [...new Set([capacity, ...wrong].map(unit('TB')))].slice(0, 4),
      `${array} disks take part, ${lost[level]}: ${usableDisks(level, array)} × ${terabytes} TB = ${capacity} TB.${spares > 0 ? ' A hot spare holds no data until it is needed.' : ''}`,
    )
  })

export const rebuildHours = (cases: [terabytes: number, speed: number][]): Draft[] =>
  cases.map(([terabytes, speed]) => {
    const hours = (terabytes * 1e6) / speed / 3600
    return single(
      `A failed disk of ${terabytes} TB is rebuilt at ${speed} MB/s on average. How long does the group run with reduced protection?`,
      figures(hours, [hours / 8, hours * 8, hours / 3.6], unit('hours', 1)),
      `${terabytes} TB are ${num(terabytes * 1e6)} MB; ÷ ${speed} MB/s ÷ 3600 s = ${num(hours, 1)} hours. Recording load during the rebuild usually makes it slower.`,
    )
  })

/** Which of some recorders hold what the law or the customer asks for. */
export const recorderFits = (
  cases: [cameras: number, mbit: number, days: number, sizes: number[]][],
): Draft[] =>
  cases.map(([cameras, mbit, days, sizes]) => {
    const need = (cameras * mbit * days * gigabytesPerDay) / 1000
    return thoseThat(
      `${num(cameras)} cameras record continuously at ${num(mbit, 1)} Mbit/s and shall be kept for ${days} days. Which net capacities are enough?`,
      sizes,
      (size) => size >= need,
      unit('TB'),
      `${cameras} × ${num(mbit, 1)} × 10.8 GB × ${days} = ${num(need, 1)} TB, and everything above that is enough.`,
    )
  })

/** Looking for the moment when something disappeared, by halves. */
export const halvings = (cases: [hours: number, minutes: number][]): Draft[] =>
  cases.map(([hours, minutes]) => {
    const steps = Math.ceil(Math.log2((hours * 60) / minutes))
    return single(
      `A bicycle vanished at some time within ${hours} hours. You look into the middle of the span and halve it each time. How many looks at most until the span is ${minutes} minutes or less?`,
      [steps, steps * 4, Math.ceil((hours * 60) / minutes), steps + 9].map((step) => String(step)),
      `Each look halves the span: ${num(hours * 60)} min ÷ 2^${steps} = ${num((hours * 60) / 2 ** steps, 1)} min, so ${steps} looks are enough.`,
    )
  })
