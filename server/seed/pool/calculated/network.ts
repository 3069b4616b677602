import { type Draft, single } from '../notation.ts'
import { figures, num, thoseThat, unit } from './figures.ts'

export const bandwidth = (cases: [cameras: number, mbit: number, stations: number][]): Draft[] =>
  cases.map(([cameras, mbit, stations]) => {
    const once = cameras * mbit
    const all = once * (1 + stations)
    return single(
      `${cameras} cameras send ${num(mbit, 1)} Mbit/s each to the recorder by unicast, and ${stations === 1 ? 'one live station fetches' : `${stations} live stations fetch`} every stream from them as well. What load do the cameras put on the network together?`,
      figures(all, [once, all / 8, once + stations * mbit], unit('Mbit/s', 1)),
      `With unicast every receiver costs a stream of its own: ${cameras} × ${num(mbit, 1)} Mbit/s × ${1 + stations} receivers = ${num(all, 1)} Mbit/s.`,
    )
  })

export const uplinkShare = (cases: [cameras: number, mbit: number, link: number][]): Draft[] =>
  cases.map(([cameras, mbit, link]) => {
    const share = (cameras * mbit * 100) / link
    return single(
      `${cameras} streams of ${num(mbit, 1)} Mbit/s share an uplink of ${num(link)} Mbit/s. How much of it do they take on average?`,
      figures(share, [share / 8, share / 2.5, share * 1.8], unit('%', 1)),
      `${cameras} × ${num(mbit, 1)} = ${num(cameras * mbit, 1)} Mbit/s, of ${num(link)} Mbit/s that is ${num(share, 1)} %. Both are bits, so nothing is divided by 8; bursts come on top.`,
    )
  })

const hosts = (prefix: number): number => 2 ** (32 - prefix) - 2

export const subnetHosts = (prefixes: number[]): Draft[] =>
  prefixes.map((prefix) =>
    single(
      `How many devices can get an address in an IPv4 subnet with the prefix /${prefix}?`,
      [hosts(prefix), hosts(prefix) + 2, hosts(prefix + 1), hosts(prefix - 1)].map((count) => num(count)),
      `${32 - prefix} bits are left for devices: 2^${32 - prefix} = ${num(hosts(prefix) + 2)}, less the network and the broadcast address = ${num(hosts(prefix))}. The gateway takes one of these.`,
    ),
  )

export const smallestSubnet = (cases: number[]): Draft[] =>
  cases.map((devices) => {
    const prefix = 32 - Math.ceil(Math.log2(devices + 2))
    return single(
      `A security VLAN has ${devices} devices including the gateway. Which is the smallest subnet that holds them?`,
      [prefix, prefix + 1, prefix - 1, prefix - 2].map((each) => `/${each}`),
      `/${prefix} has ${num(hosts(prefix))} usable addresses, /${prefix + 1} only ${num(hosts(prefix + 1))}. Room to grow is a reason to choose one larger.`,
    )
  })

export const subnetFits = (cases: [devices: number, prefixes: number[]][]): Draft[] =>
  cases.map(([devices, prefixes]) =>
    thoseThat(
      `Which of these IPv4 subnets have room for ${devices} devices including the gateway?`,
      prefixes,
      (prefix) => hosts(prefix) >= devices,
      (prefix) => `/${prefix}`,
      `Usable are 2^(32 − prefix) − 2: ${prefixes.map((prefix) => `/${prefix} has ${num(hosts(prefix))}`).join(', ')}.`,
    ),
  )

export const sameSubnet = (
  cases: [network: string, host: number, prefix: number, others: number[]][],
): Draft[] =>
  cases.map(([network, host, prefix, others]) => {
    const size = 2 ** (32 - prefix)
    const first = Math.floor(host / size) * size
    return thoseThat(
      `A camera has the address ${network}.${host}/${prefix}. Which of these addresses does it reach without a router?`,
      others,
      (other) => other > first && other < first + size - 1,
      (other) => `${network}.${other}`,
      `/${prefix} makes blocks of ${size}; this one goes from .${first} to .${first + size - 1}, of which the first is the network and the last the broadcast address.`,
    )
  })

export const subnetsIn = (cases: [large: number, small: number][]): Draft[] =>
  cases.map(([large, small]) => {
    const count = 2 ** (small - large)
    return single(
      `Into how many subnets /${small} can a network /${large} be divided?`,
      [count, small - large, count * 2, count - 2 > 0 ? count - 2 : count * 4].map((each) => String(each)),
      `${small - large} bits more belong to the network: 2^${small - large} = ${count} subnets.`,
    )
  })

export const poeCount = (cases: [budget: number, watt: number, reserve: number][]): Draft[] =>
  cases.map(([budget, watt, reserve]) => {
    const count = Math.floor((budget * (100 - reserve)) / 100 / watt)
    return single(
      `A switch has a PoE budget of ${budget} W, of which ${reserve} % shall stay free. How many cameras that take ${num(watt, 2)} W each at the switch port can it supply?`,
      [...new Set([count, Math.floor(budget / watt), Math.floor(budget / 15.4), count + 3, count - 2])]
        .map((each) => String(each))
        .slice(0, 4),
      `${budget} W × ${num(1 - reserve / 100, 2)} = ${num((budget * (100 - reserve)) / 100, 1)} W; ÷ ${num(watt, 2)} W and rounded down: ${count}. A reserve of ${reserve} % is for cold starts, heaters and infrared at night.`,
    )
  })

export const poeLeft = (
  cases: [budget: number, devices: [count: number, name: string, watt: number][]][],
): Draft[] =>
  cases.map(([budget, devices]) => {
    const sum = devices.reduce((all, [count, , watt]) => all + count * watt, 0)
    const oneOfEach = devices.reduce((all, [, , watt]) => all + watt, 0)
    const list = devices.map(([count, name, watt]) => `${count} ${name} at ${num(watt, 2)} W`).join(' and ')
    return single(
      `A switch with a PoE budget of ${budget} W supplies ${list}, measured at the ports. What is left of the budget?`,
      figures(budget - sum, [budget - oneOfEach, budget - sum * 0.5, (budget - sum) * 1.3], unit('W', 1)),
      `${devices.map(([count, , watt]) => `${count} × ${num(watt, 2)} W`).join(' + ')} = ${num(sum, 1)} W; ${budget} − ${num(sum, 1)} = ${num(budget - sum, 1)} W.`,
    )
  })

export const poeFits = (cases: [budget: number, sets: [count: number, watt: number][]][]): Draft[] =>
  cases.map(([budget, sets]) =>
    thoseThat(
      `Which of these sets can a switch with a PoE budget of ${budget} W supply at full load?`,
      sets,
      ([count, watt]) => count * watt <= budget,
      ([count, watt]) => `${count} cameras at ${num(watt, 2)} W`,
      `${sets.map(([count, watt]) => `${count} × ${num(watt, 2)} = ${num(count * watt, 1)} W`).join('; ')}. Up to ${budget} W is possible.`,
    ),
  )

export const upsMinutes = (cases: [wattHours: number, load: number, efficiency: number][]): Draft[] =>
  cases.map(([wattHours, load, efficiency]) => {
    const minutes = (wattHours * efficiency * 60) / load / 100
    return single(
      `A UPS has batteries of ${wattHours} Wh, and ${efficiency} % of that reaches its output. How long does it carry a load of ${load} W?`,
      figures(minutes, [(wattHours * 60) / load, minutes / 2, minutes * 1.7], unit('minutes')),
      `${wattHours} Wh × ${num(efficiency / 100, 2)} ÷ ${load} W × 60 = ${num(minutes)} minutes, with new batteries. Aged ones give less.`,
    )
  })

export const serversNeeded = (
  cases: [cameras: number, mbit: number, perServer: number, spare: number][],
): Draft[] =>
  cases.map(([cameras, mbit, perServer, spare]) => {
    const running = Math.ceil((cameras * mbit) / perServer)
    return single(
      `${num(cameras)} cameras at ${num(mbit, 1)} Mbit/s are recorded by servers that are rated for ${perServer} Mbit/s each, with ${spare} more for failover. How many servers are bought?`,
      [
        ...new Set([
          running + spare,
          running,
          Math.ceil(running / 8) + spare,
          running * 2 + spare,
          running + spare + 2,
        ]),
      ]
        .map((each) => String(each))
        .slice(0, 4),
      `${num(cameras)} × ${num(mbit, 1)} = ${num(cameras * mbit)} Mbit/s; ÷ ${perServer} and rounded up = ${running}, plus ${spare} = ${running + spare}.`,
    )
  })
