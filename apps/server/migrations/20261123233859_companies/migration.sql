CREATE TABLE "company" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- A company is called as its first user who names it calls it.
insert into company (id, name)
select distinct on (company_crm_id) company_crm_id, coalesce(company_name, '') from account where company_crm_id is not null
order by company_crm_id, register_type = 0, company_name is null, created_at;
--> statement-breakpoint
create function write_company() returns trigger language plpgsql as $$
begin
  insert into company (id, name) values (new.company_crm_id, coalesce(new.company_name, ''))
  -- An account that comes with another spelling, as all do when a backup is restored, does not name its company anew.
  on conflict (id) do update set name = excluded.name
  where excluded.name not in ('', company.name) and (tg_op = 'UPDATE' or company.name = '');
  return new;
end $$;
--> statement-breakpoint
create trigger company_of_account before insert or update of company_crm_id, company_name on account
  for each row when (new.company_crm_id is not null) execute function write_company();
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_company_crm_id_company_id_fkey" FOREIGN KEY ("company_crm_id") REFERENCES "company"("id");
