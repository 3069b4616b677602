/** Where something may go from each of its states: a table that is written once and asked everywhere. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * Asks a table whether a step is allowed. Staying in a state is no step.
 *
 * @example export const mayMoveOrder = asking(orderMoves)
 */
export const asking =
  <State extends string>(moves: Moves<State>) =>
  (from: State, to: State): boolean =>
    moves[from].includes(to)
