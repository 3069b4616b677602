UPDATE "content_listing" SET "languages" = replace("languages"::text, '"behind":', '"outdated":')::jsonb;
