/** A table of state transitions: for each state, the states that may follow it. */
export type StateTransitions<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * Creates a function that checks whether a table allows a transition. Staying in a state is not a transition.
 * @example createTransitionCheck(orderTransitions)('paid', 'created') // false
 */
export const createTransitionCheck =
  <State extends string>(transitions: StateTransitions<State>) =>
  (from: State, to: State): boolean =>
    transitions[from].includes(to)
