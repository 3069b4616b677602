import { atom } from 'nanostores'
import { getServerTime } from '../../contract/protocol/server-time.ts'
import { encryptedDevice } from '../../environment/device.ts'
import { environment } from '../../environment/environment.ts'

/** What was found out about browser and line; null while it is not known. `delay` in milliseconds, the middle one of three. */
export interface Readiness {
  line: 'good' | 'slow' | 'none' | null
  delay: number | null
  /** Whether answers can be kept on this device. */
  keeps: boolean | null
  /** Whether the page can be loaded again without a line. */
  reloads: boolean | null
}

const unknown: Readiness = { line: null, delay: null, keeps: null, reloads: null }
export const $readiness = atom<Readiness>(unknown)

/** From this delay on, saving is felt, in milliseconds. */
const slowFrom = 1500

const found = (part: Partial<Readiness>): void => $readiness.set({ ...$readiness.get(), ...part })

/** Tries what the exam will need: three real answers of the server, a real write and read, real files. */
export async function testDevice(person: number): Promise<void> {
  $readiness.set(unknown)
  await Promise.all([
    testLine(),
    testKeeping(person),
    encryptedDevice()
      .cachePage()
      .then((reloads) => found({ reloads })),
  ])
}

async function testLine(): Promise<void> {
  const delays: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const begun = encryptedDevice().elapsed()
    const answer = await environment().api.call(getServerTime, {})
    if (!answer.ok) return found({ line: 'none', delay: null })
    delays.push(encryptedDevice().elapsed() - begun)
  }
  const delay = Math.round(delays.toSorted((one, other) => one - other)[1] as number)
  found({ line: delay < slowFrom ? 'good' : 'slow', delay })
}

async function testKeeping(person: number): Promise<void> {
  const vault = encryptedDevice().openStore(person)
  const word = String(encryptedDevice().elapsed())
  const kept = (await vault.save('test', word)) && (await vault.read('test')) === word
  await vault.delete('test')
  found({ keeps: kept })
}
