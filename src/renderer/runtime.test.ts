import { expect, test } from 'vitest'
import { chooseRuntime } from './runtime.mjs'

const comparedVersions: Record<string, string> = { astro: '7.3.5', react: '19.2.9' }

test('pages are rendered synchronously with the installed versions', () => {
  expect(chooseRuntime()).toEqual({ isSync: true })
})

test.each(['astro', 'react'])(
  'another version of %s renders pages itself, and the log contains the reason',
  (name) => {
    const { isSync, why } = chooseRuntime((each) =>
      each === name ? '99.0.0' : (comparedVersions[each] as string),
    )
    expect(isSync).toBe(false)
    expect(why).toContain(`compared with ${name} ${comparedVersions[name]}, and 99.0.0 is installed`)
  },
)
