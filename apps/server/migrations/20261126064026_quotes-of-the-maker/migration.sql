ALTER TABLE "quote_search" ADD COLUMN "quoted_to" text;
--> statement-breakpoint
-- As before, with the client to whom the manufacturer quotes.
create or replace function write_quote_search(of_quote uuid) returns void language plpgsql as $$
begin
  with revisions as (
    select b.id, b.owner_id, b.revision, b.state, b.valid_until, b.currency, b.project_name, b.client_name, b.created_by,
      case when b.with_prices then b.net_total end as total,
      q.project_id, q.owner_id as begun_by, q.request_id, q.current_revision, q.number, q.updated_at,
      coalesce(max(b.revision) filter (where b.sent_at is not null) over (), 0) as newest_sent,
      max(b.revision) over (partition by b.owner_id) as newest_own,
      case when bool_or(b.is_binding and b.revision = 1) over () then q.client_code end as quoted_to
    from quote q join budget b on b.quote_id = q.id and b.revision <= q.current_revision
    where q.id = of_quote
  ), written as (
    insert into quote_search (budget_id, quote_id, project_id, maker_id, begun_by, request_id, quoted_to, owner_id, client_code,
      is_current, is_sent, is_own, is_unsent, state, valid_until, currency, total, number, name, updated_at, words)
    select r.id, of_quote, r.project_id, r.owner_id, r.begun_by, r.request_id, r.quoted_to, p.owner_id, p.client_code,
      r.revision = r.current_revision, r.revision = r.newest_sent, r.revision = r.newest_own, r.revision > r.newest_sent,
      r.state, r.valid_until, r.currency, r.total, r.number, r.project_name, r.updated_at,
      search_words(concat_ws(' ', r.number, r.project_name, r.client_name, r.created_by))
    from revisions r join project p on p.id = r.project_id
    where r.revision in (r.current_revision, r.newest_sent, r.newest_own)
    on conflict (budget_id) do update set maker_id = excluded.maker_id, begun_by = excluded.begun_by, request_id = excluded.request_id,
      quoted_to = excluded.quoted_to,
      owner_id = excluded.owner_id, client_code = excluded.client_code, is_current = excluded.is_current, is_sent = excluded.is_sent,
      is_own = excluded.is_own, is_unsent = excluded.is_unsent, state = excluded.state, valid_until = excluded.valid_until,
      updated_at = excluded.updated_at
    returning budget_id
  )
  delete from quote_search where quote_id = of_quote and budget_id not in (select budget_id from written);
end $$;
--> statement-breakpoint
select write_quote_search(id) from quote;
