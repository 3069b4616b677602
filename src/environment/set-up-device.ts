import { browserDevice } from './browser-device.ts'
import { encryptedDevice, setDevice } from './device.ts'

/** Gives the stores the real browser's device, unless a test has given them another. */
export function setUpDevice(): void {
  try {
    encryptedDevice()
  } catch {
    setDevice(browserDevice())
  }
}
