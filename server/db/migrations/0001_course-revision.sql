-- A course gets the next revision whenever anything that it shows changes. The lock makes the order of revisions the
-- order of commits: whoever reads "changes since" never misses one that commits late.
CREATE FUNCTION next_course_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7310001);
  NEW.revision := nextval('course_revision');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER next_revision BEFORE INSERT OR UPDATE ON "course"
  FOR EACH ROW EXECUTE FUNCTION next_course_revision();
--> statement-breakpoint
CREATE FUNCTION touch_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "course" SET "revision" = 0 WHERE "id" IN (SELECT "course_id" FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_courses_of_chapters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "course" SET "revision" = 0 WHERE "id" IN (
    SELECT "chapter"."course_id" FROM changed JOIN "chapter" ON "chapter"."id" = changed."chapter_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_courses_of_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "course" SET "revision" = 0 WHERE EXISTS (
    SELECT 1 FROM changed WHERE
      (changed."family" = 'certificationType' AND changed."slug" = "course"."certification_type")
      OR (changed."family" = 'subtype' AND changed."slug" = "course"."subtype"));
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE pair text[];
BEGIN
  FOREACH pair SLICE 1 IN ARRAY ARRAY[
    ['course_text', 'touch_courses'], ['course_tenant', 'touch_courses'], ['chapter', 'touch_courses'],
    ['chapter_text', 'touch_courses_of_chapters'], ['category_name', 'touch_courses_of_categories']]
  LOOP
    EXECUTE format('CREATE TRIGGER touch_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', pair[1], pair[2]);
    EXECUTE format('CREATE TRIGGER touch_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', pair[1], pair[2]);
    EXECUTE format('CREATE TRIGGER touch_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', pair[1], pair[2]);
  END LOOP;
END $$;
