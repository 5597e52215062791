ALTER TABLE "order" ADD COLUMN "catalogue_revision" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "buyer" json;;--> statement-breakpoint
-- Orders that were placed before: the revision that had been imported last, and their clients as they are now.
UPDATE "order" AS o SET
  "catalogue_revision" = (SELECT r.revision FROM "catalogue_revision" r WHERE r.imported_at <= o.created_at ORDER BY r.imported_at DESC LIMIT 1),
  "buyer" = (SELECT json_build_object('name', c.name, 'legalName', c.legal_name, 'taxNumber', c.tax_number,
    'address', (SELECT json_build_object('name', a.name, 'street', a.street, 'postalCode', a.postal_code, 'city', a.city, 'region', a.region, 'country', a.country)
      FROM "client_address" a WHERE a.client_code = c.code AND a.kind = 'billing' ORDER BY a.position LIMIT 1),
    'delivery', (SELECT json_build_object('name', a.name, 'street', a.street, 'postalCode', a.postal_code, 'city', a.city, 'region', a.region, 'country', a.country)
      FROM "client_address" a WHERE a.client_code = c.code AND a.kind = 'delivery' ORDER BY a.position LIMIT 1),
    'contact', (SELECT json_build_object('name', p.name, 'email', p.email, 'phone', p.phone)
      FROM "client_contact" p WHERE p.client_code = c.code ORDER BY p.position LIMIT 1))
    FROM "client" c WHERE c.code = o.client_code);
