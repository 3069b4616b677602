/// <reference types="astro/client" />

declare namespace App {
  /** The data of a page, set by the publisher or, in development, by the middleware. */
  interface Locals {
    page: import('./page-data/page.ts').SitePage
    site: import('./sites/site.ts').Site
    tenant: import('./sites/site.ts').Tenant
    /** The site's settings besides its identity. */
    parts: import('./sites/parts.ts').PageParts
    /** The audiences of all sites of the brand, for search engines. */
    readers: readonly import('./sites/site-audience-tag.ts').SiteAudienceTag[]
    languages: readonly import('./sites/site.ts').SiteLanguageEntry[]
    /** The languages of all sites; `languages` are those of the page's site. */
    allLanguages: readonly import('./sites/site.ts').SiteLanguageEntry[]
    /** Origin of the tenant, for canonical links: https://learning.example */
    origin: string
    translator: import('./i18n/translator.ts').Translator
  }
}
