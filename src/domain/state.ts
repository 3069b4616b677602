/** A table of states: those that may follow each state. It is written once and asked everywhere. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * Makes a function that asks a table whether a step is allowed. Staying in a state is no step.
 * @example allowsStep(orderMoves)('paid', 'created') // false
 */
export const allowsStep =
  <State extends string>(moves: Moves<State>) =>
  (from: State, to: State): boolean =>
    moves[from].includes(to)
