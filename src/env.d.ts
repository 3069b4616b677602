/// <reference types="astro/client" />

declare namespace App {
  /** What a page knows, filled by the publisher or, in development, by the middleware. */
  interface Locals {
    page: import('./page-data/page.ts').SitePage
    site: import('./sites/site.ts').Site
    tenant: import('./sites/site.ts').Tenant
    /** What the site says beside its identity. */
    parts: import('./sites/parts.ts').PageParts
    /** Everybody whom the brand's sites are for. */
    readers: readonly import('./sites/readers.ts').Readers[]
    languages: readonly import('./sites/site.ts').SiteLanguageEntry[]
    /** Origin of the tenant, for canonical links: https://learning.example */
    origin: string
    translator: import('./i18n/translator.ts').Translator
  }
}
