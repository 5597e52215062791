-- Of two revisions of one quote that were accepted the newer one counts.
update budget b set state = 'superseded'
from budget newer
where b.state = 'accepted' and newer.quote_id = b.quote_id and newer.state = 'accepted' and newer.revision > b.revision;
--> statement-breakpoint
CREATE UNIQUE INDEX "budget_accepted" ON "budget" ("quote_id") WHERE "state" = 'accepted';
