CREATE TABLE "catalogue_file" (
	"hash" text PRIMARY KEY,
	"content" bytea NOT NULL
);
