-- What an account may do: the rights of its roles and those granted to it, without those taken from it.
create function account_privileges(of_account uuid) returns text[] language sql stable as $$
  select coalesce(array_agg(held.privilege order by held.privilege), '{}') from (
    select given.privilege from account a join role_privilege given on given.role_id = any (a.roles)
      where a.id = of_account
    union
    select privilege from account_privilege where account_id = of_account and granted
    except
    select privilege from account_privilege where account_id = of_account and not granted) held
$$;
--> statement-breakpoint
-- The audit log is only added to: an entry is never changed, and removed only when its time is over.
create function audit_event_kept() returns trigger language plpgsql as $$
begin
  raise exception 'an audit entry is never changed';
end
$$;
--> statement-breakpoint
create trigger audit_event_kept before update on audit_event for each row execute function audit_event_kept();
