-- Роли PostgreSQL для сайта и панели, каждая с правами на своё дело (docs/security.md). От имени postgres, в базе сайта:
--   sudo -u postgres psql -d pregolya -v ON_ERROR_STOP=1 -1 -f deploy/postgres/roles.sql
-- Хозяин базы остаётся для команд и копий. Запускают снова после каждого обновления.
DO $$
DECLARE
  name text;
  owner text := (SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database());
  found record;
BEGIN
  FOREACH name IN ARRAY ARRAY['pregolya_site', 'pregolya_panel'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I LOGIN', name);
    END IF;
    EXECUTE format('GRANT %I TO %I', name, owner);
  END LOOP;

  EXECUTE format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
  REVOKE ALL ON SCHEMA public FROM PUBLIC;
  EXECUTE format('GRANT USAGE, CREATE ON SCHEMA public TO pregolya_site, %I', owner);
  GRANT USAGE ON SCHEMA public TO pregolya_panel;
  CREATE SCHEMA IF NOT EXISTS panel;
  ALTER SCHEMA panel OWNER TO pregolya_panel;

  FOR found IN SELECT schemaname, tablename FROM pg_tables WHERE schemaname IN ('public', 'panel') LOOP
    EXECUTE format('ALTER TABLE %I.%I OWNER TO %I', found.schemaname, found.tablename,
      CASE found.schemaname WHEN 'panel' THEN 'pregolya_panel' ELSE 'pregolya_site' END);
  END LOOP;

  -- Панель ведёт заявки, но не меняет устройства их таблиц; посещения только читает.
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO pregolya_panel;
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO pregolya_panel;
  ALTER DEFAULT PRIVILEGES FOR ROLE pregolya_site IN SCHEMA public
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO pregolya_panel;
  ALTER DEFAULT PRIVILEGES FOR ROLE pregolya_site IN SCHEMA public GRANT USAGE ON SEQUENCES TO pregolya_panel;
  IF to_regclass('public.visit_counts') IS NOT NULL THEN
    REVOKE INSERT, UPDATE, DELETE ON visit_counts FROM pregolya_panel;
  END IF;
END $$;
