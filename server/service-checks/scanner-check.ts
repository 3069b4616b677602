import { scannerByClamd } from '../adapters/scanner-clamd.ts'
import type { ScannerPlace } from '../config/scanner.ts'
import type { ServiceCheck } from './service-check.ts'

/** Checks that clamd scans a small file. */
export const scannerCheck = (place: ScannerPlace): ServiceCheck => ({
  service: 'the scanner of uploads',
  variable: 'CLAMD_ADDRESS',
  async run() {
    await scannerByClamd(place).scan(Buffer.from('nothing harmful'))
  },
})
