import { onTestFinished } from 'vitest'

/** Replaces parts of a browser object, such as a method that jsdom lacks, until the test has ended. */
export function replaceUntilEnd<Target extends object>(
  target: Target,
  parts: Partial<Target> & ThisType<Target>,
): void {
  for (const name of Object.keys(parts)) {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, {
      ...Object.getOwnPropertyDescriptor(parts, name),
      configurable: true,
    })
    onTestFinished(() => {
      if (before) Object.defineProperty(target, name, before)
      else Reflect.deleteProperty(target, name)
    })
  }
}
