import type { ProcessEnvironment } from '../environment.ts'

/** Where clamd listens: a port of a machine, or a socket of this one. */
export type ScannerPlace = { host: string; port: number } | { path: string }

/** The scanner of uploads (CLAMD_ADDRESS, host:port or the path of a socket); null where nothing is scanned. */
export function scannerOf({ CLAMD_ADDRESS: address }: ProcessEnvironment): ScannerPlace | null {
  if (!address) return null
  if (address.startsWith('/')) return { path: address }
  const colon = address.lastIndexOf(':')
  const host = address.slice(0, colon).replace(/^\[|\]$/g, '')
  return { host, port: Number(address.slice(colon + 1)) }
}
