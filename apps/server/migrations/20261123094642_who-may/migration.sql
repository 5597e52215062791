CREATE TABLE "client" (
	"code" text PRIMARY KEY,
	"catalog_id" smallint NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
	"tax_number" text,
	"rate_id" integer NOT NULL,
	"payment_terms" text,
	"delivery_terms" text,
	"withdrawn_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_catalog" CHECK ("catalog_id" in (16, 21)),
	CONSTRAINT "client_code" CHECK (length("code") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "client_address" (
	"client_code" text,
	"position" smallint,
	"kind" text NOT NULL,
	"name" text,
	"street" text NOT NULL,
	"postal_code" text,
	"city" text NOT NULL,
	"region" text,
	"country" text NOT NULL,
	CONSTRAINT "client_address_pkey" PRIMARY KEY("client_code","position")
);
--> statement-breakpoint
CREATE TABLE "client_contact" (
	"client_code" text,
	"position" smallint,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"function" text,
	CONSTRAINT "client_contact_pkey" PRIMARY KEY("client_code","position")
);
--> statement-breakpoint
CREATE TABLE "client_discount" (
	"client_code" text,
	"sublevel" text,
	"percent" numeric NOT NULL,
	CONSTRAINT "client_discount_pkey" PRIMARY KEY("client_code","sublevel"),
	CONSTRAINT "client_discount_percent" CHECK ("percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "client_manager" (
	"client_code" text,
	"email" text,
	CONSTRAINT "client_manager_pkey" PRIMARY KEY("client_code","email"),
	CONSTRAINT "client_manager_email_lower" CHECK ("email" = lower("email"))
);
--> statement-breakpoint
CREATE TABLE "project_member" (
	"project_id" uuid,
	"account_id" uuid,
	"role" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_member_pkey" PRIMARY KEY("project_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "project_right" (
	"relation" text,
	"action" text,
	"privileges" text[] NOT NULL,
	CONSTRAINT "project_right_pkey" PRIMARY KEY("relation","action")
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "client_code" text;--> statement-breakpoint
DROP INDEX "project_owner";--> statement-breakpoint
CREATE INDEX "project_owner" ON "project" ("owner_id","updated_at" DESC,"id");--> statement-breakpoint
CREATE INDEX "client_manager_email" ON "client_manager" ("email");--> statement-breakpoint
CREATE INDEX "project_member_account" ON "project_member" ("account_id","role");--> statement-breakpoint
CREATE INDEX "project_owner_name" ON "project" ("owner_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "project_client" ON "project" ("client_code","updated_at" DESC,"id");--> statement-breakpoint
CREATE INDEX "project_client_name" ON "project" ("client_code","name" collate "und-x-icu","id");--> statement-breakpoint
ALTER TABLE "client_address" ADD CONSTRAINT "client_address_client_code_client_code_fkey" FOREIGN KEY ("client_code") REFERENCES "client"("code") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "client_contact" ADD CONSTRAINT "client_contact_client_code_client_code_fkey" FOREIGN KEY ("client_code") REFERENCES "client"("code") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "client_discount" ADD CONSTRAINT "client_discount_client_code_client_code_fkey" FOREIGN KEY ("client_code") REFERENCES "client"("code") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "client_manager" ADD CONSTRAINT "client_manager_client_code_client_code_fkey" FOREIGN KEY ("client_code") REFERENCES "client"("code") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_project_id_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_client_code_client_code_fkey" FOREIGN KEY ("client_code") REFERENCES "client"("code");
--> statement-breakpoint
-- The clients came with the catalogue until now: those of the revision in force, with the same rates and discounts.
insert into client (code, catalog_id, name, rate_id)
select distinct on (given ->> 'clientCode') given ->> 'clientCode', (given ->> 'catalogId')::smallint, given ->> 'name',
  (given ->> 'rateId')::integer
from catalogue_current now join catalogue_document d on d.revision = now.revision and d.name = 'discounts',
  jsonb_array_elements(d.body -> 'clients') with ordinality as c(given, place)
order by given ->> 'clientCode', place desc;
--> statement-breakpoint
insert into client_discount (client_code, sublevel, percent)
select distinct on (given ->> 'clientCode', sublevel) given ->> 'clientCode', sublevel, percent::text::numeric
from catalogue_current now join catalogue_document d on d.revision = now.revision and d.name = 'discounts',
  jsonb_array_elements(d.body -> 'clients') with ordinality as c(given, place),
  jsonb_each(given -> 'percent') as p(sublevel, percent)
where not exists (select from jsonb_array_elements(d.body -> 'clients') with ordinality as later(another, at)
  where another ->> 'clientCode' = given ->> 'clientCode' and at > place)
order by 1, 2;
--> statement-breakpoint
update project p set client_code = c.code from account a join client c on c.code = a.client_code
where a.id = p.owner_id and c.catalog_id = p.catalog_id;
--> statement-breakpoint
-- The clients that an account looks after: those whose feed names its e-mail, once it is proven.
create function clients_of(of_account uuid) returns setof text language sql stable as $$
  select m.client_code from account a join client_manager m on m.email = a.email
  where a.id = of_account and a.email_verified_at is not null
$$;
--> statement-breakpoint
-- The others of an account's company. The company by its id: a company's name is free text that anyone may type.
create function colleagues_of(of_account uuid) returns setof uuid language sql stable as $$
  select mate.id from account own join account mate on mate.company_crm_id = own.company_crm_id and mate.id <> own.id
  where own.id = of_account
$$;
--> statement-breakpoint
-- How an account stands to a project (packages/contract/src/project-right.ts).
create function project_relations(of_account uuid, of_project uuid) returns setof text language sql stable as $$
  select 'owner' from project where id = of_project and owner_id = of_account
  union all
  select role from project_member where project_id = of_project and account_id = of_account
  union all
  select 'client' from project where id = of_project and client_code in (select clients_of(of_account))
  union all
  select 'colleague' from project where id = of_project and owner_id in (select colleagues_of(of_account))
$$;
--> statement-breakpoint
-- Whether an account that holds these rights may do something with a project, or with a budget or an order of one. An
-- account may hold more than its session or key does; `held` is what counts. plpgsql, which remembers its plans.
create function may(of_account uuid, held text[], wanted text, kind text, thing uuid) returns boolean
language plpgsql stable as $$
declare
  of_project uuid := thing;
  maker uuid;
begin
  if kind = 'budget' then
    select b.project_id, b.owner_id into of_project, maker from budget b where b.id = thing;
  elsif kind = 'order' then
    select o.project_id, o.owner_id into of_project, maker from "order" o where o.id = thing;
  elsif kind <> 'project' then
    raise exception 'nothing is known of the rights of a %', kind;
  end if;
  return exists (
    select from project_right r where r.action = wanted and r.privileges <@ held and case r.relation
      when 'maker' then maker = of_account
      else r.relation in (select project_relations(of_account, of_project))
    end);
end $$;
