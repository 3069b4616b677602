import { createClamdScanner } from '../adapters/scanner-clamd.ts'
import type { ScannerAddress } from '../config/scanner.ts'
import type { ServiceCheck } from './service-check.ts'

/** Returns the check that clamd scans a small file. */
export const createScannerCheck = (place: ScannerAddress): ServiceCheck => ({
  service: 'the scanner of uploads',
  variable: 'CLAMD_ADDRESS',
  async run() {
    await createClamdScanner(place).scan(Buffer.from('nothing harmful'))
  },
})
