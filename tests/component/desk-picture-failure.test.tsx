import { expect, test } from 'vitest'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { pictureFailure } from '#src/desk/pieces/picture-failure.ts'

test('a file that is no picture is refused with the kinds that are accepted', async () => {
  const words = await loadDeskMessages('en')
  const refused = { kind: 'refused', code: 400, message: 'Not valid.', context: {} } as const
  expect(pictureFailure(refused, words)).toContain('JPEG, PNG, WebP or AVIF')
  expect(pictureFailure({ ...refused, code: 403, message: 'Not yours.' }, words)).toBe('Not yours.')
  expect(pictureFailure({ kind: 'unreachable' }, words)).toContain('Check your network')
})
