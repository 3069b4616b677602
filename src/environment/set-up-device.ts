import { browserDevice } from './browser-device.ts'
import { device, setDevice } from './device.ts'

/** Gives the stores the real browser's device, unless a test has given them another. */
export function setUpDevice(): void {
  try {
    device()
  } catch {
    setDevice(browserDevice())
  }
}
