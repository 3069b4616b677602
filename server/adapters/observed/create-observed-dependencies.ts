import type { ObserveRequest } from '../../ports/dependency.ts'
import type { IdentityProvider } from '../../ports/identity.ts'
import type { MailTransport } from '../../ports/mail.ts'
import type { Payments } from '../../ports/payment.ts'
import type { Scanner } from '../../ports/scanner.ts'
import type { Storage } from '../../ports/storage.ts'
import type { VatCheck } from '../../ports/vat-check.ts'
import type { WebhookTransport } from '../../ports/webhooks.ts'
import { instrumentIterable } from './instrument-iterable.ts'
import { observePort } from './observed-port.ts'

/** The functions that wrap ports, so that requests to the services behind them are observed. */
export interface ObservedDependencies {
  bucket(port: Storage): Storage
  identity(port: IdentityProvider): IdentityProvider
  payments(port: Payments): Payments
  smtp(port: MailTransport): MailTransport
  vies(port: VatCheck): VatCheck
  clamd(port: Scanner): Scanner
  webhooks(port: WebhookTransport): WebhookTransport
}

/** The reasons for a failed sign-in that are caused by the provider or the configuration, not by the user. */
const providerFailures: readonly unknown[] = ['away', 'misconfigured', 'clock']

const isProviderFailure = (result: unknown): boolean =>
  providerFailures.includes((result as { failure?: unknown } | null)?.failure)

const isUnavailable = (result: unknown): boolean => (result as { state?: unknown }).state === 'unavailable'

const isNotAccepted = (status: unknown): boolean => typeof status !== 'number' || status < 200 || status > 299

/** Returns the functions that wrap each port; without an observer they return the port itself. */
export function createObservedDependencies(observe: ObserveRequest | undefined): ObservedDependencies {
  if (!observe) return unobserved
  return {
    bucket: (port) => observedBucket(port, observe),
    identity: (port) =>
      observePort(
        port,
        {
          dependency: 'openid',
          operations: ['beginSignIn', 'completeSignIn', 'refresh', 'readLogoutRequest', 'createSignOutUrl'],
          isFailure: isProviderFailure,
        },
        observe,
      ),
    payments: (port) =>
      observePort(
        port,
        { dependency: 'stripe', operations: ['openPaymentPage', 'closePaymentPage', 'refund'] },
        observe,
      ),
    smtp: (port) => observePort(port, { dependency: 'smtp', operations: ['send'] }, observe),
    vies: (port) =>
      observePort(port, { dependency: 'vies', operations: ['check'], isFailure: isUnavailable }, observe),
    clamd: (port) => observePort(port, { dependency: 'clamd', operations: ['scan'] }, observe),
    webhooks: (port) =>
      observePort(port, { dependency: 'webhooks', operations: ['post'], isFailure: isNotAccepted }, observe),
  }
}

const same = <Port>(port: Port): Port => port

const unobserved: ObservedDependencies = {
  bucket: same,
  identity: same,
  payments: same,
  smtp: same,
  vies: same,
  clamd: same,
  webhooks: same,
}

function observedBucket(storage: Storage, observe: ObserveRequest): Storage {
  const observed = observePort<Storage>(
    storage,
    {
      dependency: 's3',
      operations: [
        ...(['find', 'store', 'delete', 'deleteAll'] as const),
        ...(['beginParts', 'storePart', 'completeParts', 'abortParts'] as const),
      ],
    },
    observe,
  )
  const first =
    (operation: string) =>
    <Result>(work: () => Promise<Result>): Promise<Result> =>
      observe({ dependency: 's3', operation }, work)
  return {
    ...observed,
    read: (key, from, to) => instrumentIterable(storage.read(key, from, to), first('read')),
    list: (prefix) => instrumentIterable(storage.list(prefix), first('list')),
  }
}
