import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Sites } from '#src/sites/load-sites.ts'
import type { TenantName } from '#src/sites/site.ts'
import type { Config } from '../config.ts'
import type { Database, Db } from '../db/client.ts'
import type { AnalyticsScripts } from '../ports/analytics-scripts.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentMaker } from '../ports/documents.ts'
import type { IdentityProvider } from '../ports/identity.ts'
import type { PublishedPages } from '../ports/pages.ts'
import type { Payments } from '../ports/payment.ts'
import type { Publisher } from '../ports/publisher.ts'
import type { Random } from '../ports/random.ts'
import type { Scanner } from '../ports/scanner.ts'
import type { Storage } from '../ports/storage.ts'
import type { Tracer } from '../ports/tracer.ts'
import type { VatCheck } from '../ports/vat-check.ts'
import type { Secrets } from '../secrets.ts'
import type { FoundSession } from '../services/identity/session/find-session.ts'
import type { Metrics } from './metrics.ts'

/** The dependencies of the application. */
export interface Dependencies {
  db: Db
  config: Config
  secrets: Secrets
  sites: Sites
  clock: Clock
  random: Random
  ports: {
    storage: Storage
    documents: DocumentMaker
    pages: PublishedPages
    identity: IdentityProvider
    publisher: Publisher
    payments: Payments
    analyticsScripts: AnalyticsScripts
    vatCheck: VatCheck
    /** Scans uploads; null if no scanner is configured. */
    scanner: Scanner | null
  }
  log: Logger
  /** Dumps the embedded database as a compressed archive; undefined for PostgreSQL. */
  dump?: Database['dump']
  /** Queries PostgreSQL on a separate connection; undefined for the embedded database. */
  ping?: Database['ping']
  /** Counts requests, publishes and failures; undefined if METRICS_PORT is not set. */
  metrics?: Metrics
  /** The tracer of requests; undefined if OTEL_EXPORTER_OTLP_ENDPOINT is not set. */
  tracer?: Tracer | undefined
  /** Whether this server is stopping: it still responds to requests, but proxies should send no new requests. */
  isStopping: () => boolean
}

/** The data about a request that the middleware has determined before the handler runs. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> | undefined
  Variables: {
    requestId: string
    tenant: TenantName
    /** The origin from which the portal's own pages send requests to this host. */
    origin: string
    session: FoundSession | undefined
  }
}
