CREATE TABLE "role" (
	"id" smallint PRIMARY KEY,
	"name" text NOT NULL UNIQUE
);
--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "refused_by" text;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "refused_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
CREATE INDEX "budget_awaiting" ON "budget" ("created_at") WHERE state = 'draft' and approved_by is null and refused_by is null and deepest_discount > discount_limit;
--> statement-breakpoint
-- The percent below list up to which an account sells in a catalogue without an approval: the most that one of its roles gives
-- (discount-limits of the feed in force). 100 where the maker limits nothing.
create function discount_limit(of_account uuid, of_catalog smallint) returns numeric language sql stable as $$
  select case when d.body ? of_catalog::text then coalesce((
    select max(given.percent::numeric) from account a
      join role r on r.id = any (a.roles)
      join jsonb_each_text(d.body -> of_catalog::text) as given(name, percent) on given.name = r.name
    where a.id = of_account), 0) else 100 end
  from catalogue_current c left join catalogue_document d on d.revision = c.revision and d.name = 'discount-limits'
$$;
--> statement-breakpoint
-- Whether an account decides the discount of a revision, as far as its limit goes: one that waits within it, or that it has decided.
create function decides_discount(of_account uuid, of_budget uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from budget b join project p on p.id = b.project_id
    where b.id = of_budget and p.status <> 0 and (b.decided_by = of_account
      or b.state = 'draft' and b.approved_by is null and b.refused_by is null and b.deepest_discount > b.discount_limit
        and b.deepest_discount <= discount_limit(of_account, p.catalog_id)));
end $$;
--> statement-breakpoint
-- As before, and who may decide a discount: within its limit, in a project in which it quotes or as an approver, who need not be in it.
create or replace function may(of_account uuid, held text[], wanted text, kind text, thing uuid) returns boolean
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
  if wanted = 'approve' and (kind <> 'budget' or not decides_discount(of_account, thing)) then
    return false;
  end if;
  return exists (
    select from (
      select relation from project_relations(of_account, of_project) as relation
      union all select 'maker' where maker = of_account
      union all select 'approver' where wanted = 'approve'
    ) as stands join project_right r on r.relation = stands.relation
    where r.action = wanted and r.privileges <@ held);
end $$;
--> statement-breakpoint
-- The revisions that wait for an approval which an account may give, the one that waits longest first.
create function awaiting_approval(of_account uuid, held text[]) returns setof uuid language sql stable as $$
  select b.id from budget b
  where b.state = 'draft' and b.approved_by is null and b.refused_by is null and b.deepest_discount > b.discount_limit
    and may(of_account, held, 'approve', 'budget', b.id)
  order by b.created_at
$$;
