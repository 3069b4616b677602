import { expect, test } from 'vitest'
import { pictureFailureText } from '#src/desk/components/picture-failure-text.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'

test('a file that is no picture is refused with the kinds that are accepted', async () => {
  const words = await loadDeskMessages('en')
  const refused = { kind: 'refused', code: 400, message: 'Not valid.', context: {} } as const
  expect(pictureFailureText(refused, words)).toContain('JPEG, PNG, WebP or AVIF')
  expect(pictureFailureText({ ...refused, code: 403, message: 'Not yours.' }, words)).toBe('Not yours.')
  expect(pictureFailureText({ kind: 'unreachable' }, words)).toContain('Check your network')
})
