import { budgets } from './budgets.ts'
import { type Gate, openGate } from './gate.ts'

type BudgetName = keyof typeof budgets

const gates = new WeakMap<object, Map<BudgetName, Gate>>()

/**
 * Returns the gate of one call; `parts` identifies the server. Each call counts its visitors separately. All calls of a budget share one
 * queue, so together they take no more database connections than one of them may.
 */
export function gateOf(parts: object, name: BudgetName): Gate {
  const gatesOfServer = gates.get(parts) ?? new Map<BudgetName, Gate>()
  const sharedGate = gatesOfServer.get(name) ?? openGate(budgets[name])
  gates.set(parts, gatesOfServer.set(name, sharedGate))
  return { admits: openGate(budgets[name]).admits, through: sharedGate.through }
}
