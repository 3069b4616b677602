import { screen } from '@testing-library/react'

/** Waits until the proof of work of the form is computed. */
export const getProof = (): Promise<HTMLElement> =>
  screen.findByText('Confirmed: you’re not a robot.', {}, { timeout: 20_000 })
