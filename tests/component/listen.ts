import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { heard } from '../fixtures/server/validation-code.ts'
import { redraw } from './show.tsx'

/** Lets the code of a form be read aloud, and answers the figures that are heard. */
export async function listen(user: UserEvent): Promise<string> {
  await user.click(screen.getByRole('button', { name: 'Hear a code instead' }))
  await redraw()
  return heard(screen.getByLabelText<HTMLAudioElement>('A code, read aloud').src)
}
