import { concurrencyBudgets } from './budgets.ts'
import { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts'

type BudgetName = keyof typeof concurrencyBudgets

const gates = new WeakMap<object, Map<BudgetName, ConcurrencyLimiter>>()

/**
 * Returns the concurrency limiter of one call. `parts` identifies the server, because several servers can run in one
 * process. Each call counts its visitors separately. All calls of a budget share one queue, so that together they
 * use no more database connections than the budget allows.
 */
export function getCallLimiter(parts: object, name: BudgetName): ConcurrencyLimiter {
  const gatesOfServer = gates.get(parts) ?? new Map<BudgetName, ConcurrencyLimiter>()
  const sharedGate = gatesOfServer.get(name) ?? createConcurrencyLimiter(concurrencyBudgets[name])
  gates.set(parts, gatesOfServer.set(name, sharedGate))
  return { admits: createConcurrencyLimiter(concurrencyBudgets[name]).admits, through: sharedGate.through }
}
