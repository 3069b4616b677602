/** A table of state transitions: the states that may follow each state. */
export type StateMoves<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * Creates a function that checks whether a table allows a transition. Staying in a state is not a transition.
 * @example allowsStep(orderMoves)('paid', 'created') // false
 */
export const allowsStep =
  <State extends string>(moves: StateMoves<State>) =>
  (from: State, to: State): boolean =>
    moves[from].includes(to)
