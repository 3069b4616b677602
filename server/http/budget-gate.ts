import { budgets } from './budgets.ts'
import { type Gate, openGate } from './gate.ts'

type BudgetName = keyof typeof budgets

const gates = new WeakMap<object, Map<BudgetName, Gate>>()

/**
 * Returns the gate of one call of a server, which its `parts` stand for. Visitors are counted for each call. The work of all calls of
 * a budget has one queue: together they take no more connections of the database than one of them may.
 */
export function gateOf(parts: object, name: BudgetName): Gate {
  const own = gates.get(parts) ?? new Map<BudgetName, Gate>()
  const first = own.get(name) ?? openGate(budgets[name])
  gates.set(parts, own.set(name, first))
  return { admits: openGate(budgets[name]).admits, through: first.through }
}
