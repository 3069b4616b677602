import type { ProcessEnvironment } from '../environment.ts'

/** The address that clamd listens on: a host and port, or a socket of this machine. */
export type ScannerAddress = { host: string; port: number } | { path: string }

/**
 * Returns the address of the scanner of uploads (CLAMD_ADDRESS, host:port or the path of a socket); null if uploads
 * are not scanned.
 */
export function scannerAddressOf({ CLAMD_ADDRESS: address }: ProcessEnvironment): ScannerAddress | null {
  if (!address) return null
  if (address.startsWith('/')) return { path: address }
  const colon = address.lastIndexOf(':')
  const host = address.slice(0, colon).replace(/^\[|\]$/g, '')
  return { host, port: Number(address.slice(colon + 1)) }
}
